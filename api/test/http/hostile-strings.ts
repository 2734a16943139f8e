/** Strings that malicious or broken clients send. */
import { onePage, pdf } from '../../src/base/pdf-check/testing/build-pdf.ts'

const NUL = String.fromCharCode(0)

export const oddTexts = [
  '',
  ' ',
  NUL,
  `a${NUL}b`,
  '\ud800',
  'a\udfff\ud800z',
  '\u202egnp.exe',
  'שלום مرحبا',
  '👩🏽‍🎤🎻',
  'e\u0301'.repeat(50),
  '\ufeff\u200b\u2028',
  "' or 1=1; drop table accounts; --",
  '{{7*7}}<script>alert(1)</script>',
  '../../../../etc/passwd',
  '%00%2e%2e%2f%ff',
  'a@b.c\r\nBcc: all@example.org',
  '-1',
  '0',
  '1e9',
  '99999999999999999999',
  'x'.repeat(201),
  'ß'.repeat(12_000),
]

const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth))

export const oddValues: unknown[] = [
  ...[null, true, false, 0, -0, -1, 1.5, 2 ** 31, 2 ** 53, -1e308, 5e-324],
  ...[[], {}, [''], [[]], ['a', 'b'], { length: 1 }, { toString: 1 }, nested(3_000)],
]

export const oddKeys = [
  ...['__proto__', 'constructor', 'prototype', 'toString', 'then', 'id', 'roles', 'email_verified'],
  ...['password_hash', '', NUL, '$where', 'a[b]', '🎻', 'k'.repeat(500)],
]

export const oddPathParts = [
  ...['%', '%E0%A4%A', '%00', '%2e%2e', '..', '%2f', '%C0%AF', '%ff', ';', '\\', '%0d%0a', '*', ':id', '1'],
]

export const oddQueries = [
  ...['', '&', '=', '&&==&', '?', '%', '%E0%A4%A=%', '__proto__=1', 'path=a&path=b', 'key[]=1', '#x'],
  ...['key=1&key=2', 'expires=1&expires=1', 'a'.repeat(5_000), `q=${'x'.repeat(5_000)}`, 'a&'.repeat(1_500)],
]

export const oddJson = [
  ...['', '{', '{"a":}', 'NaN', "{'a':1}", '\ufeff{}', '"\\ud800"', '['.repeat(50_000)],
  ...[`{"a":"${'x'.repeat(270_000)}"}`, `${'[1,'.repeat(5_000)}1${']'.repeat(5_000)}`],
]

export const oddTypes = [
  ...['', '/', ';', 'text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'x'.repeat(2_000)],
  ...['multipart/form-data', 'multipart/form-data; boundary=', 'multipart/mixed; boundary=B'],
  ...['application/json; charset=utf-16', 'application/json-patch+json', 'application/json, text/html'],
]

export const oddHeaders: Record<string, string>[] = [
  ...[{ locale: 'de' }, { locale: NUL }, { locale: '__proto__' }, { accept: '' }, { host: 'evil.example' }],
  ...[{ authorization: 'Bearer' }, { authorization: `Bearer ${'x'.repeat(9_000)}` }, { expect: '200-ok' }],
  ...[
    { cookie: '=;;=' },
    { cookie: `maintenance_pass=${'a'.repeat(8_000)}` },
    { 'content-encoding': 'gzip' },
  ],
  ...[{ range: 'bytes=9-1' }, { 'if-none-match': '*' }, { 'x-http-method-override': 'DELETE' }],
  ...[{ 'x-long': 'x'.repeat(15_000) }, { 'accept-language': 'de;q=x,;;,'.repeat(500) }],
]

// ASCII only, because requests are written as text.
export const smallPdf = pdf(onePage(), { before: '%PDF-1.4\n' }).toString()

export const oddFiles = [
  ...['', ' ', NUL, '%PDF-', '%PDF-1.7\n%%EOF', '<html>', 'PK\u0003\u0004', 'x'.repeat(100_000)],
  ...[smallPdf.slice(0, 90), `${smallPdf}\n<script>`, smallPdf.replace('2 0 R', '1 0 R')],
]

export const oddFileNames = [
  ...[
    'a.pdf',
    '',
    '.',
    '../../../etc/passwd',
    'C:\\\\boot.ini',
    'a\u0000.pdf',
    '"',
    '\u202efdp.exe',
    'é🎻.pdf',
  ],
  ...['x'.repeat(5_000), '%00.pdf', ';', "'; drop table resumes; --"],
]
