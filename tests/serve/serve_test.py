#!/usr/bin/env python3
"""planilla serve over HTTP: serve_test.py PROGRAM [unittest options]

What it refuses, what it answers, that it answers as `convert -f json` does, and how it ends. All on the loopback.
"""
import base64
import http.client
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
import unittest

PROGRAM = os.path.abspath(sys.argv.pop(1))
ENVIRONMENT = {'LC_ALL': 'C.UTF-8', 'PATH': os.environ['PATH']}
SLIP = ('Blancas: Ana\nNegras: Luis\n1.e4 e5 2.Cf3 Cc6 3.Ab5 a6 4.Axc6 dxc6 5.0-0 f6 6.d4 exd4 7.Cxd4 c5 8.Cb3 Cxd1 '
        '9.Txd1 Ag4 10.f3 Ae6 (=)\n')
SHEETS = {
    'slip': SLIP,
    'ambiguous': '1.e4 e5 2.Cf3 Cc6 3.d3 d6 4.Cd2 Cf6 5.Ae2 Ae7 6.0-0 0-0 1/2\n',
    'two games': SLIP + '\nBlancas: Eva\nNegras: José\n\n1. d4 d5 2. c4 e6 3. Cc3 Cf6 4. Ag5 Ae7 1-0\n',
    'hole': '1.e4 e5 2.Cf3 - 3.Ab5 a6 4.Aa4 Cf6 5.0-0 Ae7\n',
    'German': '1. e4 e5 2. Sf3 Sc6 3. Lb5 a6 4. La4 Sf6 5. O-O Le7 6. Te1 b5 7. Lb3 d6 8. c3 O-O\n',
    'prose': 'Querido diario: hoy no jugué.\n',
    'nothing': '',
    'tags': '[White "José"]\n[Black "Ana"]\n\n1. e4 e5 2. Nf3 Nc6 3. Ke3 *\n',
    'CRLF and accents': 'Blancas: Muñoz\r\nNegras: Ángel\r\n1.e4 e5\r\n2.Cf3 Cc7\r\n',
}


class Desk:
    """A running `planilla serve`."""

    def __init__(self, *arguments, cwd=None):
        self.process = subprocess.Popen([PROGRAM, 'serve', '--no-open', '--port', '0', *arguments], stdout=subprocess.PIPE,
                                        stderr=subprocess.PIPE, text=True, env=ENVIRONMENT, cwd=cwd)
        self.line = self.process.stdout.readline()
        address, self.token = self.line.strip().split('/#')
        self.port = int(address.rsplit(':', 1)[1])

    def raw(self, method, path, body=None, headers=None):
        """headers that are None are left out."""
        every = {'Host': f'127.0.0.1:{self.port}', 'Authorization': f'Bearer {self.token}', 'Content-Type': 'application/json'}
        every.update(headers or {})
        connection = http.client.HTTPConnection('127.0.0.1', self.port, timeout=30)
        connection.putrequest(method, path, skip_host=True, skip_accept_encoding=True)
        for name, value in every.items():
            if value is not None:
                connection.putheader(name, value)
        if body is not None and 'Transfer-Encoding' not in every:
            connection.putheader('Content-Length', str(len(body)))
        connection.endheaders(body)
        reply = connection.getresponse()
        out = reply.status, dict((name.lower(), value) for name, value in reply.getheaders()), reply.read()
        connection.close()
        return out

    def post(self, path, asked):
        status, _, body = self.raw('POST', path, json.dumps(asked).encode())
        return status, json.loads(body)

    def get(self, path):
        status, _, body = self.raw('GET', path)
        return status, json.loads(body)

    def read(self, text, **more):
        status, answer = self.post('/api/read', {'text': text, **more})
        assert status == 200, (status, answer)
        return answer

    def end(self, by=signal.SIGINT):
        begin = time.monotonic()
        self.process.send_signal(by)
        status = self.process.wait(10)
        self.process.stdout.close()
        self.process.stderr.close()
        return status, time.monotonic() - begin


def converted(text, *options, answers=None):
    """PGN and findings as the command line has them."""
    with tempfile.TemporaryDirectory() as folder:
        if answers is not None:
            with open(os.path.join(folder, 'a'), 'w', encoding='utf-8', newline='') as file:
                file.write(answers)
            options = (*options, '--answers', 'a', 'sheet')
            with open(os.path.join(folder, 'sheet'), 'w', encoding='utf-8', newline='') as file:
                file.write(text)
        run = subprocess.run([PROGRAM, 'convert', '-f', 'json', '--progress', 'never', *options], input=text.encode(),
                             capture_output=True, env=ENVIRONMENT, cwd=folder)
    lines = [json.loads(line) for line in run.stderr.decode().splitlines()]
    return run.stdout.decode(), [line for line in lines if 'summary' not in line], lines[-1]['summary']


class ServeTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.desk = Desk()

    @classmethod
    def tearDownClass(cls):
        cls.desk.end()

    # Refusals

    def test_address(self):
        self.assertRegex(self.desk.line, r'^http://127\.0\.0\.1:\d+/#[0-9a-f]{64}\n$')
        other = Desk()
        self.assertNotEqual(other.token, self.desk.token)
        other.end()

    def test_loopback_only(self):
        listening = subprocess.run(['cat', '/proc/net/tcp', '/proc/net/tcp6'], capture_output=True, text=True).stdout
        at = [row.split()[1] for row in listening.splitlines()
              if len(row.split()) > 3 and row.split()[3] == '0A' and row.split()[1].endswith(f':{self.desk.port:04X}')]
        self.assertEqual(at, [f'0100007F:{self.desk.port:04X}'])

    def test_without_the_token(self):
        body = b'{"text":"1.e4"}'
        wrong = self.desk.token[:-1] + ('0' if self.desk.token[-1] != '0' else '1')
        for value in [None, '', 'Bearer', 'Bearer ', f'Bearer {wrong}', f'Basic {self.desk.token}', self.desk.token,
                      f'Bearer {self.desk.token}0', f'bearer{self.desk.token}']:
            for method, path in [('POST', '/api/read'), ('GET', '/api/files'), ('GET', '/api/texts')]:
                status, _, answer = self.desk.raw(method, path, body if method == 'POST' else None, {'Authorization': value})
                self.assertEqual(status, 401, (value, path))
                self.assertNotIn(b'games', answer)
        status, _, _ = self.desk.raw('POST', f'/api/read?token={self.desk.token}', body, {'Authorization': None})
        self.assertEqual(status, 401)

    def test_foreign_host(self):
        for host in ['evil.example', f'evil.example:{self.desk.port}', '127.0.0.1', f'127.0.0.1:{self.desk.port + 1}', None, '',
                     f'127.0.0.1:{self.desk.port}.evil.example', f'0.0.0.0:{self.desk.port}']:
            for path in ['/', '/api/files']:
                status, _, _ = self.desk.raw('GET', path, None, {'Host': host})
                self.assertIn(status, (400, 403), (host, path))
        status, _, _ = self.desk.raw('GET', '/api/files', None, {'Host': f'localhost:{self.desk.port}'})
        self.assertEqual(status, 200)

    def test_foreign_origin(self):
        ours = f'http://127.0.0.1:{self.desk.port}'
        for origin in ['http://evil.example', 'null', f'https://127.0.0.1:{self.desk.port}', ours + '0', ours + '.evil.example',
                       f'http://localhost:{self.desk.port}', 'http://127.0.0.1']:
            status, headers, _ = self.desk.raw('POST', '/api/read', b'{"text":""}', {'Origin': origin})
            self.assertEqual(status, 403, origin)
            self.assertFalse([name for name in headers if name.startswith('access-control')])
        self.assertEqual(self.desk.raw('POST', '/api/read', b'{"text":""}', {'Origin': ours})[0], 200)

    def test_no_cors(self):
        status, headers, _ = self.desk.raw('OPTIONS', '/api/read', None, {
            'Origin': f'http://127.0.0.1:{self.desk.port}', 'Access-Control-Request-Method': 'POST'})
        self.assertEqual(status, 405)
        self.assertFalse([name for name in headers if name.startswith('access-control')])

    def test_headers(self):
        for path in ['/', '/api/files', '/nothing']:
            _, headers, _ = self.desk.raw('GET', path)
            policy = headers['content-security-policy']
            self.assertIn("default-src 'none'", policy)
            self.assertNotIn('unsafe', policy)
            self.assertIn("frame-ancestors 'none'", policy)
            self.assertEqual(headers['x-content-type-options'], 'nosniff')
            self.assertEqual(headers['cache-control'], 'no-store')

    def test_methods_and_forms(self):
        for method in ['PUT', 'DELETE', 'PATCH']:
            self.assertEqual(self.desk.raw(method, '/api/read', b'{}')[0], 405, method)
        self.assertEqual(self.desk.raw('POST', '/', b'{}')[0], 405)
        for kind in ['multipart/form-data; boundary=x', 'Multipart/Mixed', ' multipart/form-data']:
            self.assertEqual(self.desk.raw('POST', '/api/read', b'{"text":""}', {'Content-Type': kind})[0], 415, kind)
        # Clients that say another type, or none (curl -d), are read; without the token no type helps.
        for kind in [None, 'text/plain', 'application/x-www-form-urlencoded', 'application/json; charset=utf-8']:
            status, _, answer = self.desk.raw('POST', '/api/read', b'{"text":"1.e4"}', {'Content-Type': kind})
            self.assertEqual((status, json.loads(answer)['games'][0]['moves'][0]['san']), (200, 'e4'), kind)
            self.assertEqual(self.desk.raw('POST', '/api/read', b'{"text":"1.e4"}', {'Content-Type': kind, 'Authorization': None})[0], 401, kind)
        # A long one too, which an HTTP library may take for a form.
        long = json.dumps({'text': '1. e4 {' + 'word ' * 4000 + '} e5'}).encode()
        for kind in [None, 'application/x-www-form-urlencoded']:
            self.assertEqual(self.desk.raw('POST', '/api/read', long, {'Content-Type': kind})[0], 200, kind)
        self.assertEqual(self.desk.raw('POST', '/api/read', b'{"text":""}', {'Content-Encoding': 'gzip'})[0], 415)
        self.assertEqual(self.desk.raw('POST', '/api/read', b'b\r\n{"text":""}\r\n0\r\n\r\n',
                                       {'Transfer-Encoding': 'chunked'})[0], 411)

    def test_bounds(self):
        status, _, _ = self.desk.raw('POST', '/api/read', json.dumps({'text': 'e4 ' * 400_000}).encode())
        self.assertEqual(status, 413)
        self.assertEqual(self.desk.post('/api/read', {'text': '1.e4', 'answers': [{'ply': 1}] * 1001})[0], 413)
        with socket.create_connection(('127.0.0.1', self.desk.port), 10) as connection:
            connection.sendall((f'POST /api/read HTTP/1.1\r\nHost: 127.0.0.1:{self.desk.port}\r\nAuthorization: Bearer '
                                f'{self.desk.token}\r\nContent-Type: application/json\r\nContent-Length: 99999999999\r\n\r\n').encode())
            self.assertIn(b' 413 ', connection.recv(200))

    def test_wrong_requests(self):
        for body in [b'', b'[]', b'{', b'"x"', b'{}', b'{"text":1}', b'{"text":null,"options":3}', b'{"text":"","options":[]}',
                     b'{"text":"","options":{"language":"klingon"}}', b'{"text":"","options":{"repair":"magic"}}',
                     b'{"text":"","options":{"notation":"runes"}}', b'{"text":"","options":{"to":"klingon"}}',
                     b'{"text":"","answers":{}}', b'{"text":"","answers":[3]}', b'{"text":"","answers":[{"ply":-1}]}',
                     b'{"text":"","answers":[{"game":1}]}', b'{"text":"\xff"}', b'{"text":"","options":{"keep_illegal":"x"}}', b'{"text":"","options":{"lanuage":"es"}}']:
            status, _, answer = self.desk.raw('POST', '/api/read', body)
            self.assertEqual(status, 400, body)
            self.assertIn('error', json.loads(answer))
        for path in ['/api/nothing', '/api/files/0', '/api/files/x', '/api/files/99999999999999999999']:
            self.assertEqual(self.desk.raw('GET', path)[0], 404, path)
        self.assertEqual(self.desk.raw('GET', '/../../etc/passwd')[0], 404)

    # Answers

    def test_as_convert_does(self):
        for name, text in SHEETS.items():
            for options in [{}, {'repair': 'guess'}, {'repair': 'off'}, {'repair': 'suggest'}, {'language': 'es'},
                            {'language': ['es', 'de']}, {'to': 'es'}, {'keep_illegal': True}]:
                arguments = []
                for key, value in options.items():
                    if value is True:
                        arguments.append('--' + key.replace('_', '-'))
                    else:
                        arguments += ['--' + key, ','.join(value) if isinstance(value, list) else value]
                with self.subTest(name=name, options=options):
                    pgn, findings, summary = converted(text, *arguments)
                    answer = self.desk.read(text, options=options)
                    self.assertEqual(''.join(game['pgn'] for game in answer['games']), pgn)
                    self.assertEqual(answer['findings'], findings)
                    self.assertEqual(answer['summary'], summary)

    def test_help(self):
        answer = self.desk.read('1.e4 c5 2.Cf3 d6 3.d4 cxd4 4.Cxd4 Cf6 5.Cc3 a6 6.Tg5 e6 7.f4\n', options={'language': 'es', 'ui': 'es'})
        self.assertEqual(len(answer['help']), len(answer['findings']))
        helps = {finding['rule']: text for finding, text in zip(answer['findings'], answer['help'])}
        self.assertIn('Ag5', helps['illegal-move'])
        self.assertEqual(helps.get('language-found', ''), '')

    def test_moves(self):
        answer = self.desk.read(SHEETS['two games'])
        self.assertEqual([game['number'] for game in answer['games']], [1, 2])
        self.assertEqual(answer['games'][1]['tags']['Black'], 'José')
        text = SHEETS['two games'].encode()
        for game in answer['games']:
            for tag, (begin, end) in game['tag_spans'].items():
                self.assertEqual(text[begin:end].decode(), game['tags'][tag])
            for ply, move in enumerate(game['moves'], 1):
                begin, end = move['span']
                self.assertEqual(text[begin:end].decode(), move['written'])
                self.assertEqual(move['ply'], ply)
        slip = answer['games'][0]['moves'][15]
        self.assertEqual((slip['san'], slip['written'], slip['repaired'], slip['move']), ('Qxd1', 'Cxd1', True, '8...'))
        self.assertEqual(slip['fen'], 'r1b1kbnr/1pp3pp/p4p2/2p5/4P3/1N6/PPP2PPP/RNBq1RK1 w kq - 0 9')

    def test_holes(self):
        answer = self.desk.read(SHEETS['hole'])
        hole = [finding for finding in answer['findings'] if finding['rule'] == 'missing-move']
        self.assertEqual([finding['ply'] for finding in hole], [4])
        answer = self.desk.read(SHEETS['hole'], answers=[{'ply': 4, 'answer': 'Nc6'}])
        self.assertIn('2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7', answer['games'][0]['pgn'])

    def test_answers(self):
        text = SHEETS['ambiguous']
        answer = self.desk.read(text, answers=[{'game': 1, 'ply': 7, 'answer': 'Nfd2'}])
        self.assertIn('4. Nfd2', answer['games'][0]['pgn'])
        self.assertEqual(answer['answers'], [{'game': 1, 'line': 1, 'ply': 7, 'written': 'Cd2', 'answer': 'Nfd2'}])
        # The same place by its byte, and by a half-move that it no longer is.
        for ply in [0, 7, 3]:
            by_place = self.desk.read(text, answers=[{'ply': ply, 'offset': text.index('Cd2'), 'answer': 'Nfd2'}])
            self.assertEqual(by_place['games'], answer['games'])
            self.assertEqual(by_place['findings'], answer['findings'])
            self.assertEqual(by_place['answers'][0]['ply'], 7)

    def test_repair_undone(self):
        answer = self.desk.read(SLIP, answers=[{'ply': 16, 'answer': ''}])
        told = [finding for finding in answer['findings'] if finding.get('ply') == 16]
        self.assertEqual([(finding['rule'], finding['applied'], finding['candidates']) for finding in told],
                         [('illegal-move', False, ['Qxd1'])])
        self.assertEqual(len(answer['games'][0]['moves']), 15)
        self.assertIn('; planilla unread: [illegal-move] Cxd1', answer['games'][0]['pgn'])

    def test_answers_on_the_command_line(self):
        both = SHEETS['two games']
        for asked in [[{'game': 1, 'ply': 16, 'answer': ''}], [{'game': 2, 'ply': 8, 'answer': 'Nbd7'}],
                      [{'game': 1, 'ply': 16, 'answer': ''}, {'game': 2, 'ply': 8, 'answer': 'Nbd7'}]]:
            answer = self.desk.read(both, name='sheet', answers=asked)
            status, file = self.desk.post('/api/answers', {'answers': answer['answers']})
            self.assertEqual(status, 200)
            pgn, findings, _ = converted(both, answers=file['text'])
            self.assertEqual(''.join(game['pgn'] for game in answer['games']), pgn)
            self.assertEqual(answer['findings'], findings)

    def test_illegal_move_that_stood(self):
        text = '1.e4 e5 2.Cf3 Cc6 3.Ac4 Ac5 4.Re2 Cf6 5.Re1 d6 6.0-0 0-0 7.Te1 Ag4 8.Rh1 Cd4 9.Rg1 Cxf3+ 10.Dxf3\n'
        options = {'language': 'es', 'keep_illegal': True}
        answer = self.desk.read(text, name='sheet', options=options)
        self.assertIn('%illegal O-O', answer['games'][0]['pgn'])
        status, file = self.desk.post('/api/answers', {'answers': [], 'options': options})
        self.assertEqual(status, 200)
        pgn, findings, _ = converted(text, answers=file['text'])
        self.assertEqual((answer['games'][0]['pgn'], answer['findings']), (pgn, findings))

    def test_sheets_name_differently(self):
        asked = {'sheets': [{'name': 'a', 'text': 'Ronda: 3\n1. e4 e5 1-0\n'}, {'name': 'b', 'text': 'Ronda: 4\n1. e4 e5 1/2\n'}]}
        status, answer = self.desk.post('/api/reconcile', asked)
        self.assertEqual(status, 200, answer)
        self.assertEqual([(tag['name'], tag['written'], [one['value'] for one in tag['values']]) for tag in answer['tags']],
                         [('Result', '1-0', ['1-0', '1/2-1/2']), ('Round', '3', ['3', '4'])])
        _, answer = self.desk.post('/api/reconcile', {**asked, 'known': {'Result': '1/2-1/2'}})
        self.assertIn('[Result "1/2-1/2"]', answer['pgn'])
        self.assertEqual([remark['message'] for remark in answer['remarks'] if remark['severity'] == 'error'], [])
        for wrong in [{'Result': 'x'}, {'A b': '1'}, {'': '1'}, {'Result': 1}, {'X"]\n[Y': '1'}]:
            self.assertEqual(self.desk.post('/api/reconcile', {**asked, 'known': wrong})[0], 400, wrong)

    def test_two_sheets(self):
        sheets = {'white.txt': 'Blancas: Ana\n1. e4 e5 2. Cf3 a6 3. d4 d6 1-0\n', 'black.txt': 'Schwarz: Luis\n1. e4 e5 2. Sf3 a5 3. d4 d6 1-0\n'}
        asked = {'sheets': [{'name': name, 'text': text} for name, text in sheets.items()]}
        ended = 'rnbqkbnr/1pp2ppp/3p4/p3p3/3PP3/5N2/PPP2PPP/RNBQKB1R'
        for more, options, move in [({}, [], 'a6'), ({'played': [{'ply': 4, 'move': 'a5'}]}, ['--played', '2...a5'], 'a5'),
                                    ({'final': ended + ' w KQkq - 0 4'}, ['--final-position', ended], 'a5')]:
            status, answer = self.desk.post('/api/reconcile', {**asked, **more})
            self.assertEqual(status, 200, answer)
            with tempfile.TemporaryDirectory() as folder:
                for name, text in sheets.items():
                    with open(os.path.join(folder, name), 'w', encoding='utf-8') as file:
                        file.write(text)
                run = subprocess.run([PROGRAM, 'reconcile', *options, *sheets], capture_output=True, env=ENVIRONMENT, cwd=folder, text=True)
            self.assertEqual(answer['pgn'], run.stdout)
            row = answer['rows'][3]
            self.assertEqual((row['ply'], row['number'], row['move'], row['asks']), (4, '2...', move, not more))
            self.assertEqual([cell['written'] for cell in row['cells']], ['a6', 'a5'])
            self.assertEqual({version['move'] for version in row['versions']}, {'a6', 'a5'})
            self.assertTrue(answer['whole'] and answer['fits'])
        self.assertFalse(self.desk.post('/api/reconcile', {**asked, 'final': '8/8/8/8/8/8/8/K6k'})[1]['fits'])
        for wrong in [{}, {'sheets': [{'text': '1.e4'}]}, {'sheets': [3, 4]}, {**asked, 'played': [{'ply': 0}]}, {**asked, 'final': 'x'},
                      {'sheets': [{'text': '1.e4'}, {'text': ''}]}, {'sheets': [{'text': '1.e4'}] * 9}]:
            self.assertEqual(self.desk.post('/api/reconcile', wrong)[0], 400, wrong)

    def test_legal(self):
        status, answer = self.desk.post('/api/legal', {
            'fen': 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', 'language': 'es'})
        self.assertEqual(status, 200)
        self.assertEqual(len(answer['moves']), 20)
        self.assertIn({'san': 'Nf3', 'shown': 'Cf3', 'uci': 'g1f3',
                       'fen': 'rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b KQkq - 1 1'}, answer['moves'])
        self.assertEqual(self.desk.post('/api/legal', {'fen': 'x'})[0], 400)

    def test_sealed(self):
        fen = 'rnbqkb1r/ppp1pppp/5n2/3p4/3P4/5N2/PPP1PPPP/RNBQKB1R w KQkq - 2 3'
        run = subprocess.run([PROGRAM, 'sealed', '--fen', fen, '-l', 'es', '-f', 'json', 'Cd2'], capture_output=True, env=ENVIRONMENT)
        status, answer = self.desk.post('/api/sealed', {'fen': fen, 'language': 'es', 'text': 'Cd2'})
        self.assertEqual(status, 200)
        self.assertIn('Nbd2', answer.pop('text'))
        self.assertEqual(answer, json.loads(run.stdout))
        self.assertEqual(self.desk.post('/api/sealed', {'fen': 'x', 'text': 'Cd2'})[0], 400)

    def test_across(self):
        game = '[White "A"]\n[Black "B"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 *\n\n'
        told = [[finding['rule'] for finding in self.desk.read(game * 2, options=options)['findings']]
                for options in ({}, {'across': True}, {'across': False})]
        self.assertEqual([rules.count('duplicate-game') for rules in told], [1, 1, 0])

    def test_decode(self):
        for name, bytes_ in {'windows-1252': 'Blancas: Núñez\n1.e4 e5\n'.encode('cp1252'),
                             'UTF-8': 'Blancas: Núñez\n1.e4 e5\n'.encode(),
                             'UTF-16LE': '\ufeffBlancas: Núñez\n1.e4 e5\n'.encode('utf-16-le')}.items():
            status, answer = self.desk.post('/api/decode', {'name': 'n.txt', 'bytes': base64.b64encode(bytes_).decode()})
            self.assertEqual((status, [one['text'] for one in answer['sheets']]), (200, ['Blancas: Núñez\n1.e4 e5\n']), name)
        self.assertEqual(self.desk.post('/api/decode', {'bytes': 'x'})[0], 400)
        status, answer = self.desk.post('/api/decode', {'name': 'a.pdf', 'ui': 'es', 'bytes': base64.b64encode(b'%PDF-1.4\n%\xe2\xe3\n\0\0\0').decode()})
        self.assertEqual((status, answer['error'][:11]), (400, 'no es texto'))
        import gzip
        bomb = base64.b64encode(gzip.compress(b'e4 ' * 20_000_000)).decode()
        self.assertEqual(self.desk.post('/api/decode', {'bytes': bomb})[0], 413)

    def decoded(self, name, bytes_):
        return self.desk.post('/api/decode', {'name': name, 'ui': 'es', 'bytes': base64.b64encode(bytes_).decode()})

    def test_decode_of_an_archive(self):
        import io, zipfile
        packed = io.BytesIO()
        with zipfile.ZipFile(packed, 'w', zipfile.ZIP_DEFLATED) as archive:
            archive.writestr('r/uno.txt', 'Blancas: Núñez\n1.e4 e5\n'.encode('cp1252'))
            archive.writestr('r/foto.jpg', b'\xff\xd8\xff\xe0')
            archive.writestr('r/nada.txt', b'\0\1\2\3' * 100)
            archive.writestr('r/largo.pgn', '[White "x"]\n\n1. e4 *\n\n' * 50_000)
            archive.writestr('r/dos.txt', '\ufeff1.d4 d5'.encode('utf-16-le'))
        status, answer = self.decoded('ronda.zip', packed.getvalue())
        self.assertEqual((status, [(one['name'], one['text']) for one in answer['sheets']], answer['passed_over']),
                         (200, [('r/uno.txt', 'Blancas: Núñez\n1.e4 e5\n'), ('r/dos.txt', '1.d4 d5')], 1))
        self.assertEqual([fault[:fault.index(':')] for fault in answer['faults']], ['r/nada.txt', 'r/largo.pgn'])
        # What breaks off keeps what was read before; what holds no games says so in the language of the page.
        import gzip
        whole = gzip.compress(b'1.e4 e5 2.Cf3 Cc6 \n' * 20 + os.urandom(3000).hex().encode())
        status, answer = self.decoded('a.txt.gz', whole[:len(whole) // 2])
        self.assertEqual((status, answer['sheets'][0]['text'][:18], len(answer['faults'])), (200, '1.e4 e5 2.Cf3 Cc6 ', 1))
        with zipfile.ZipFile(packed, 'w') as archive:
            archive.writestr('foto.jpg', b'\xff\xd8\xff\xe0')
        status, answer = self.decoded('fotos.zip', packed.getvalue())
        self.assertEqual((status, answer['error'][:10]), (400, 'no se pued'))

    def test_texts(self):
        _, spanish = self.desk.get('/api/texts/es')
        _, english = self.desk.get('/api/texts/en')
        self.assertEqual((spanish['ui'], english['ui']), ('es', 'en'))
        for _, texts in [self.desk.get(f'/api/texts/{ui["tag"]}') for ui in spanish['uis']]:
            self.assertEqual(set(texts['texts']), set(english['texts']), texts['ui'])

    def test_files(self):
        with tempfile.TemporaryDirectory() as folder:
            for name, text in [('uno.txt', 'Blancas: Núñez\n'.encode('cp1252')), ('dos.pgn', b'1. e4 *\n')]:
                with open(os.path.join(folder, name), 'wb') as file:
                    file.write(text)
            desk = Desk('uno.txt', 'dos.pgn', cwd=folder)
            self.assertEqual(desk.get('/api/files')[1], {'files': ['uno.txt', 'dos.pgn']})
            self.assertEqual(desk.get('/api/files/0')[1]['sheets'][0]['text'], 'Blancas: Núñez\n')
            self.assertEqual(desk.get('/api/files/2')[0], 404)
            desk.end()

    def test_newest_read_counts(self):
        self.assertEqual(self.desk.post('/api/read', {'text': '1.e4', 'page': 'a', 'turn': 5})[0], 200)
        self.assertEqual(self.desk.post('/api/read', {'text': '1.e4', 'page': 'a', 'turn': 4})[0], 409)
        self.assertEqual(self.desk.post('/api/read', {'text': '1.e4', 'page': 'b', 'turn': 1})[0], 200)
        self.assertEqual(self.desk.post('/api/read', {'text': '1.e4', 'page': 'a', 'turn': 6})[0], 200)

    # The end

    def test_ends(self):
        for by in [signal.SIGINT, signal.SIGTERM]:
            status, took = Desk().end(by)
            self.assertEqual(status, 0)
            self.assertLess(took, 2)

    def test_ends_with_connections_open(self):
        desk = Desk()
        open_ones = [socket.create_connection(('127.0.0.1', desk.port)) for _ in range(3)]
        open_ones[0].sendall(b'POST /api/read HTTP/1.1\r\nHost: 127')
        open_ones[1].sendall(f'GET / HTTP/1.1\r\nHost: 127.0.0.1:{desk.port}\r\n\r\n'.encode())
        time.sleep(0.2)
        _, took = desk.end()
        self.assertLess(took, 2)
        for one in open_ones:
            one.close()

    def test_ends_while_it_reads(self):
        desk = Desk()
        text = '\n'.join(f'1.e4 e5 2.Cf3 Cc6 3.Ab5 a6 4.Axc6 dxc6 5.0-0 f6 6.d{i % 8} exd4 7.Cxd9 c5\n' for i in range(9000))
        body = json.dumps({'text': text}).encode()
        with socket.create_connection(('127.0.0.1', desk.port)) as connection:
            connection.sendall((f'POST /api/read HTTP/1.1\r\nHost: 127.0.0.1:{desk.port}\r\nAuthorization: Bearer {desk.token}\r\n'
                                f'Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n').encode() + body)
            time.sleep(0.3)
            _, took = desk.end()
        self.assertLess(took, 2)

    def test_port(self):
        with socket.socket() as taken:
            taken.bind(('127.0.0.1', 0))
            taken.listen()
            run = subprocess.run([PROGRAM, 'serve', '--no-open', '--port', str(taken.getsockname()[1])], capture_output=True,
                                 text=True, env=ENVIRONMENT, timeout=10)
        self.assertEqual((run.returncode, run.stdout), (2, ''))
        self.assertIn('cannot listen on port', run.stderr)


if __name__ == '__main__':
    unittest.main()
