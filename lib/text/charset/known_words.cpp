// Names of players and towns, and words of scoresheets and remarks. To teach the detection a
// language, add a line of its words; frequent ones count more when they are there in several forms.
#include "text/charset/known_words.h"

namespace planilla {

namespace {

constexpr std::string_view words =
    // Spanish, Catalan, Galician
    R"( pérez lópez gonzález rodríguez fernández garcía martínez sánchez gómez hernández jiménez díaz
 álvarez núñez muñoz ibáñez ñusta peña españa español niño año años señor señora otoño campeón
 posición solución también así más después está aquí mejor ajedrez jaque alfil peón peones rápido
 málaga córdoba león cádiz andalucía méxico perú bogotá panamá josé maría jesús andrés ramón
 martín víctor óscar ángel agustín sebastián simón tomás raúl único línea dé sí él qué cómo quién
 cuándo línea árbitro público crédito pingüino vergüenza güell catalunya barça gràcia sòria sant
 llorenç josep cançó puça peça francès anglès illescas córdova mariño quiñones acuña cañizares
 zúñiga vallejo pons mí tú ésta éste última último )"
    // Portuguese
    R"( joão são paulo gonçalves conceição araújo simões magalhães guimarães antônio antónio josé luís
 inês posição não então também peão peões rápido você três português lição coração campeão mães
 irmã maçã lisboa évora brasília ceará água ângelo câmara pêra )"
    // French
    R"( rené andré françois hélène jérôme céline léa zoé noël joël loïc maëlle chloé benoît étienne
 élise émile île maître fête forêt même être après très près où déjà voilà garçon français
 française leçon çà reçu défense ouverture échecs échec première dernière pièce pièces dame fou
 évaluation variante théorie début égalité égal intérêt immédiatement précis précédent
 développement idée année répétition côté rôle hôtel dû sûr goût août naïf haïti cœur œuvre sœur
 nîmes orléans besançon alençon lévy bérard gérard théo menaçant réti )"
    R"( pêche pêcheur vêpres guêpe chêne bête tête arrêt prêt intérêts extrême problème système
 siège piège mène amène élève relève brève trève espèce nièce légère sévère sincère )"
    // German, Dutch
    R"( müller schröder böhm köhler krüger jäger schäfer weiß groß strauß hübner hüneberg jürgen jörg
 günther götz kärner österreich köln münchen nürnberg düsseldorf zürich würzburg tübingen lübeck
 göttingen über für können möglich läufer türme königin könig gewöhnlich während später stärker
 eröffnung schön früher straße größe fräulein mädchen ähnlich ärger ökonom übung öffnung fünf
 zwölf grün hübsch löwe käse züge zug schwäche gefährlich nächste natürlich süß däubler drüke
 ungeklärt vergrößern coördinatie één geïnd )"
    // Scandinavian, Finnish, Icelandic, Estonian
    R"( østergaard åström ågaard sørensen jørgensen møller kjær bærum ålesund malmö göteborg örebro
 östersund håkan hákon pär åsa märta hämäläinen mäki mäkinen väinö yrjö jyväskylä hyvä tämä
 keskipeli åke þórður þorsteinn guðmundur sigurðsson jóhann hjörvar héðinn grétarsson friðrik
 ólafsson margeir pétursson jón björn sjöfn æskil skák taflfélag mõte keres tõnu jõgi rünnak mänd
 fischerström björnsson nyström ström blåbær røed sæther sjöberg hammarström tønsberg ødegård )"
    // Turkish
    R"( şah şahmat şa şb şc şd şe şf şg şh şampiyon şampiyona şampiyonası türkiye satranç açılış açık
 kılıç çağrı görüş gökçe işık ışık ışıl ığdır yıldız yıldırım yılmaz öztürk aydın çelik şahin özdemir
 arslan doğan çetin özkan şimşek çakır erdoğan güneş özgür çağlar uğur bağ dağ dağlı ağaç oğlu hacıoğlu
 eskişehir kırşehir muğla niğde elazığ ağrı diyarbakır şanlıurfa çanakkale balıkesir kütahya değil için
 şimdi sonra önce hızlı yavaş taş taşı vezir kale fil at piyon hamle hamlesi kazandı kaybetti saldırı
 savunma savunması değişim değişiklik iyi kötü güçlü zayıf büyük küçük yanlış doğru çünkü başka başladı
 başlangıç bitiş sonuç kapalı yarı üstünlük eşit eşitlik rakip karşı karşılaşma kulübü turnuvası dünya
 gümüş altın yapıldı oynadı yaptı aldı verdi artık daha dışında içinde altında yanında kadın ayşe fatma
 hüseyin şükrü barış savaş atalık ipatoğlu yılmazyerli muhammed batuhan daştan şanal vahap mustafa )"
    // Italian, Romanian
    R"( perché così però più già città può è università società lunedì andò libertà scacchi là né cioè )"
    // Romanian, as the sets of single bytes have its letters
    R"( şah şahul şahului şahist federaţia română românia româniei bucureşti timişoara iaşi constanţa
 braşov piteşti târgu mureş ploieşti galaţi bistriţa năsăud câmpulung turneul campionatul naţional
 naţională internaţional internaţionale mutări mutarea poziţia poziţie poziţii partidă regină pioni
 şi să că în între după până când dacă numai foarte bună cauză câştigă câştigat pierdut remiză atacă
 ţurcanu ştefan ştefănescu şubă mihai ioniţă niţă ghiţescu ciocâltea gheorghiu marinaşcu stoică
 pârvulescu pătraşcu lupşa bărbulescu vlăduţ dragoş tiţa ţepeş şerban şchiopu cătălin răzvan dănuţ
 bălan moţoc săvescu ştefania )"
    // Polish
    R"( łukasz żółć wałęsa łódź gdańsk kraków poznań wrocław toruń białystok częstochowa święto święty
 świat jaśkowiak wojtaszek krasenkow małgorzata paweł michał stanisław władysław bolesław
 zdzisław józef grzegorz krzyżewski piłka książka dąb mąż gęś źródło ćwiczenie żona żaba źle
 późno chłopiec koń końcówka gońca goniec wieża królowa król hetman szachów błąd zwycięstwo
 następny również możliwość jeżeli więc się są będzie który której została między przeciw pięć
 dziewięć sześć śląsk śniady ńska ński ośrodek )"
    // Czech, Slovak
    R"( dvořák jiří šťastný hráč přeloučský černý bílý růžička novák navrátil žižka košice křížek kočí
 lukáš tomáš štěpán matěj ondřej zdeněk božena františek václav vlastimil plzeň brno příbram
 třebíč děčín košťál vůz kůň věž dáma střelec pěšec šach tahů výhra prohra možné řešení říká
 ještě může její těžký česká české český žluťoučký úpěl ďábelské ódy náměstí město žádný čtvrtý
 pět šest devět ľubomír ľudovít movsesján hort kavalek smejkal kraľ ťava ŕ ĺ môže kôň vôľa päť
 mäso zväz štyri šťuka navara babula plát )"
    // Hungarian
    R"( győző győr lékó péter csaba balogh gábor zoltán lászló istván józsef sándor ferenc ernő jenő
 erdős szőke fűtő tűz bűn hős nő erő előny őrült űr ügyes ülő ördög összes újra író így később
 támadás győzelem lépés huszár futó bástya vezér király játék állás világos sötét következő jó
 rosszabb között könyv görög köszönöm szűcs szűk gyűjtő nagyszerű fűrész őszi őr polgár judit
 portisch ribli adorján forintos )"
    // Croatian, Serbian in Latin letters, Slovene
    R"( gligorić ivkov matulović petrović jovanović nikolić kovačević đorđević đuro međutim šahovski
 životopis čačak čović niš šibenik požega križ ćirić kurajica ljubojević velimirović janošević
 udovčić žena ključ tukmakov marić parma pirc vidmar župančič )"
    // More: Icelandic
    R"( þetta það við með að þá þó því þú þeir þann síðar ný nýjasta leiðin leiðir ekki hér heldur sá
 þægilegri miðborðinu vörninni vörn frönsku hvítur hvítt hvíts svartur svarts skákin skákmenn biskup
 hrókur kóngur peð peðið leikurinn betra góður góð stöðu staðan jafntefli áður öðrum eða fær hefur
 skákþing íslandsmót reykjavík hafnarfjörður akureyri þingeyri íslandsmeistari árnason jónsson
 þorfinnsson hlífar stefánsson guðmundsson sigurjónsson jónas ágúst hægt verður verið meður móti lék léku þvingað björg þórir þorvaldur ásmundsson eggertsson íslands )"
    // English, French, Italian, Catalan, Dutch: words with apostrophes
    R"( it’s that’s he’s she’s what’s there’s white’s black’s player’s players’ opponent’s king’s queen’s
 let’s who’s here’s don’t can’t isn’t won’t doesn’t didn’t wasn’t couldn’t wouldn’t hasn’t aren’t
 shouldn’t i’m we’ll you’ll he’ll it’ll you’re we’re they’re we’ve i’ve you’ve they’ve he’d i’d you’d
 we’d o’kelly o’brien d’or d’un d’une d’échecs d’abord l’attaque l’idée l’échange l’ouverture l’un
 l’autre l’avantage l’on qu’il qu’un n’est n’a s’est s’il c’est j’ai aujourd’hui m’a l’altra l’arrocco
 l’alfiere l’inizio dell’alfiere dell’apertura all’attacco un’altra d’angelo c’è l’atac l’alfil
 l’escac d’escacs n’hi s’ha foto’s 1980’s )"
    // More: German
    R"( großmann weißmann meißner preußen rußland geßner schloß schloßberg voß faß fuß fußball maß spaß
 straßburg gießen heißt weiß schließlich außer außerdem äußerst mußte läßt paßt ärgerlich ägypten
 ähnliche änderung äpfel ärzte östlich öfter übrigens überlegen ückermann bäume mächtig kräftig
 gräber hänsel tänzer schütz schäffer pfälzer dünn hürde bürger fürst büchner zündel rösch höfer
 hölle rößler )"
    // More: Scandinavian
    R"( ängel äng ärlig äldre åberg åkerberg ånde ålborg århus østlandet øst ødegaard økland hægeland
 næss lærke kærgaard ægidius bjærg sæby nærum mårten bråten lång gård småland )"
    // More: Polish
    R"( zieliński kowalczyński wiśniewski wiśniewska lewandowski wyżykowski kłos kłosiński szymański
 jabłoński wysocki piątek piątkowski nowiński rosiński brzeziński kasiński gawroński czyński
 tyński sieński cieślak cieśla maślak zaślubiny kądziołka pająk zięba ziętek kępa kępiński pęczak
 rębacz węgier wędrowiec gęsior jęczmień lędziny mędrzec częsty szczęście szczęście prędki
 święcicki łącki bączek pączek sądek kącki więcek dębski dębicki łęcki bęben sęk ręka męka łąka
 grąd prąd rząd błądzi odrą wodą drogą nową dobrą główny mówi róg bóg gród żółw żuk żuraw żeby
 żart może też każdy jeż łoś ktoś coś ość dość złość śnieg śpi ślad śruba ćma ćwierć być żyć pić
 iść jeść koźmin źrebak jaźń więź maź luźny groźny późny niedźwiedź wałbrzych bałtyk chłop głos
 kłosy mały biały miły piła była było złoty młot płock słupsk szkoła łopata łuk łza ołów ośmiu
 pokażę wróżka twierdzę mogę idę się tę mnę kobietę partię gambitę nieść radość wieść )"
    // More: Czech
    R"( příbor přerov přímý přítel přerušil před přes při přeci přeskočil kopřivnice třeboň třinec tři
 střelec stříbro křemen křivý břeclav břetislav břeh dřevo dřív hřiště hřeben vřes řeka řád řeč
 moře dveře kuře zavře kouří říjen září čtyři vojta vojtěška těšín těžko štěstí město místě věc
 věta světlo květen člověk děti děkuji dědek někdo němec sněžka měl měsíc paměť pět pěkný běh
 oběť čeněk čermák černík čapek čech čin oči klíč míč tečka kočka laňka laň tuňák kaňka daňhel
 daň píseň báseň vášeň lázeň kaňon růže kůže můj tvůj dům stůl důl půl ústav úkol únor úterý
 žatva žába žena lože muži šaman šest šíp myš duše koš štika ťuk chuť pouť síť loď zeď ďas teď )"
    // More: Hungarian
    R"( hegedűsné hegedű tűr tűzoltó bűvész fűz szűr szűts sűrít nagysűrű gyűrű keserű egyszerű betű
 derű hőség hősi tőke tőzsde bőr kő kőműves kővágó felső első erős erősít jövő eső mező szőlős
 szőnyi lőrinc lőwy köteles kőrösi őszintén őz időben időzavar győri győrffy szervező vezető
 kettős fürdő tanár ország város híd víz út utca búza rózsa gyógyszer bíró író úr sárközi szabó
 székely szegedi kovács kárpáti fehér fekete zöld kék nyár tavasz )"
    // More: Croatian
    R"( plečko večernji čakovec početak račun počeo kočić ivanišević čabar čavle šimić šarčević škoda
 šuma duša naš vaš žarko žito može koža božić ćosić ćaća noć moć kuća sreća među leđa đak đon
 rođen vođa pleš mlačnik večna večer ključnik rečnik pečnik )"
    // Russian
    R"( иванов петров сидоров каспаров карпов ботвинник крамник корчной смыслов спасский таль петросян
 алехин чигорин бронштейн полугаевский геллер авербах тайманов непомнящий карякин свидлер
 морозевич грищук москва ленинград санкт петербург россия чемпионат турнир партия шахматы
 гроссмейстер мастер белые чёрные черные ход ничья победа мат шах ферзь ладья слон конь пешка
 король рокировка защита гамбит дебют эндшпиль вариант позиция атака жертва инициатива
 преимущество лучше хуже следующий возможно сильнее нельзя теперь после этого если чтобы который
 только очень можно было были его она они также уже объём подъезд съел вьюга ёлка ещё её щука
 юность яблоко эхо цена цель хорошо фигура фланг центр обмен сергей владимир александр дмитрий
 евгений николай михаил андрей алексей юрий анатолий виктор борис лев игорь областной первенство
 мира раунд тур результат комментарий сицилианская испанская французская )"
    // Ukrainian, Bulgarian, Serbian in Cyrillic letters
    R"( іванчук київ львів харків україна українська їжак її він вона є щоб ґанок пономарьов ейнґорн
 олексієнко володимир михайло сергій олександр ніч гра шахи топалов веселин софия българия шахмат
 първенство ъгъл глигорић београд србија шаховски њега љубојевић џеп ћирић ђорђевић )"
    // Greek
    R"( λευκά μαύρα λευκός μαύρος λευκών μαύρων σκάκι σκακιστικός σκακιστικό όμιλος σύλλογος πρωτάθλημα
 κύπελλο ελλάδα ελλάδας ελληνικό αθήνα αθήνας θεσσαλονίκη πάτρα κρήτη ρόδος βόλος παρτίδα παρτίδες
 άνοιγμα άμυνα γκραν μετρ βασιλιάς βασίλισσα πύργος πύργοι αξιωματικός ίππος πιόνι πιόνια κίνηση κινήσεις
 επίθεση ισοπαλία ισόπαλο νίκη ήττα εγκατέλειψε γύρος ημερομηνία αποτέλεσμα τουρνουά αγώνας τόπος έτος
 παπαδόπουλος παπαδοπούλου γεωργίου νικολάου δημητρίου ιωάννης γιώργος κώστας δημήτρης νίκος αντώνης
 βασίλης χρήστος σπύρος στέλιος ηλίας μιχάλης μαρία ελένη κατερίνα και το της του την των τους στο στη
 στην στον με για από που είναι ήταν δεν θα να σε ένα ένας μια αυτό πολύ καλύτερο καλύτερη καλή ακόμα
 μετά πριν τώρα όμως όταν έχει είχε παίζει έπαιξε χάνει κερδίζει κέρδισε έχασε θέση πλεονέκτημα κέντρο
 πτέρυγα ροκέ θυσία απειλεί βαριάντα σικελική ισπανική γαλλική ιταλική ινδική έπρεπε μπορούσε δύο τρία
 διεθνής ολυμπιάδα κοτρωνιάς σκέμπρης γρίβας μπάνικας μαστροβασίλης παυλίδης χαλκιάς οι η ο το αλλά )"
    // Lithuanian
    R"( šachmatai šachmatų šachmatininkas lietuva lietuvos vilnius kaunas klaipėda šiauliai panevėžys
 žirgas žirgo rikis bokštas valdovė karalius pėstininkas baltieji juodieji baltųjų juodųjų ėjimas ėjimų
 ėjimo čempionatas pirmenybės laimėjo pralaimėjo lygiosios mikėnas rozentalis šarūnas šulskis kveinys
 čmilytė žukauskas stankevičius žilinskas petrauskienė ąžuolas įdomus ūkis mūšis žaidimas žaidė žaidėjas
 žaidėjų užpuolė galėjo būtų tačiau kurį paskui šiandien čia jį ją jų tų didelė gražus gražiai geriausią
 partiją poziciją gynybą ataką turėjo pasiūlė rėkė įvyko įsibrovė dėl kodėl todėl prieš už iš šis toliau
 laukė daugiau mažai aikštelė grėsmė lengvosios figūros jūs mūsų jūsų vytautas jonaitis algirdas )"
    // Latvian
    R"( šahs šahists šaha latvija latvijā latvijas rīga rīgā rīgas daugavpils liepāja jūrmala dāma tornis
 laidnis zirgs bandinieks karalis baltie melnie baltajiem melnajiem uzvarēja zaudēja neizšķirts gājiens
 gājieni gājienā turnīrs turnīrā čempionāts kārta tāls mihails šabalovs širovs krūmiņš kļaviņš ķeniņš
 bērziņš ozoliņš kalniņš liepiņš jānis jēkabs pēteris vītoliņš vējš ļoti labāk tagad pēc pirms tā viņš
 viņa būtu varēja spēlē spēlēja spēlētājs līdz kā ņem ģirts ēst žanis partijā partiju pozīcija pozīcijā
 aizsardzība uzbrukums aizstāvība sāka sākums vēl arī māksla cīņa ķēniņš šķiet šī šo būs nākamais )"
    // Hebrew
    R"( שחמט שח מט לבן שחור לבנים שחורים מלך מלכה צריח רץ פרש רגלי תיקו ניצחון הפסד מסע מהלך משחק
 אליפות ישראל תל אביב ירושלים חיפה סיבוב תאריך תוצאה שם שחקן פתיחה הגנה התקפה טוב יותר עכשיו אחרי
 לפני של את על זה הוא היא לא כן עם גם אבל כי אם כהן לוי מזרחי פרץ ביטון דהן אברהם יצחק יעקב משה
 דוד שלמה יוסף בן שמעון אריה מועדון טורניר מקום הלבן השחור )"
    // Arabic, Persian
    R"( شطرنج الشطرنج بطولة بطولات البطولة كأس الدولي الدولية دولي اتحاد الاتحاد نادي النادي لاعب اللاعب
 الأبيض الأسود أبيض أسود ملك الملك وزير الوزير قلعة القلعة فيل الفيل حصان الحصان بيدق البيدق كش مات
 تعادل فوز خسارة نقلة جولة الجولة تاريخ نتيجة مكان مدينة القاهرة مصر بغداد العراق دمشق سوريا بيروت
 لبنان عمان الأردن الرياض السعودية الكويت قطر الدوحة دبي أبوظبي الإمارات تونس الجزائر المغرب ليبيا
 اليمن السودان فلسطين القدس محمد أحمد محمود علي حسن حسين عبد الله الرحمن إبراهيم يوسف خالد سالم عمر
 عثمان مصطفى طارق كريم سعيد سليم صالح ناصر فاطمة مريم عائشة أمين بسام باسم هشام فؤاد جمال كمال رشيد
 من في إلى على هذا هذه التي الذي كان كانت لا ما أن إن بعد قبل أفضل هجوم دفاع افتتاح العرب العربية
 ایران تهران استاد بزرگ قهرمانی مسابقات پرهام مقصودلو احسان قائم مقامی )";

}  // namespace

std::string_view known_words() {
  return words;
}

}  // namespace planilla
