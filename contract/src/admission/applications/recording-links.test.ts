import { describe, expect, test } from 'vitest'
import { isRecordingLink, platformOf, withScheme } from '../../base/links.ts'

test.each([
  ['youtu.be/abc', 'https://youtu.be/abc'],
  [' http://example.org/a ', 'http://example.org/a'],
  ['HTTPS://example.org', 'HTTPS://example.org'],
  ['', ''],
  ['  ', ''],
])('%j becomes %j', (typed, link) => expect(withScheme(typed)).toBe(link))

describe('a recording link', () => {
  test.each([
    'https://youtu.be/dQw4',
    'http://example.org',
    'https://www.youtube.com/watch?v=abc&t=10s',
    'https://soundcloud.com/somebody/sonata-1#t=0:10',
    'https://müsik.example.at:8080/aufnahme?x=1',
    'https://example.org?list=1',
    'https://example.org/größe/音楽;a=(1)~*!$',
    'https://xn--mnchen-3ya.example.xn--p1ai/x',
  ])('may be %s', link => expect(isRecordingLink(link)).toBe(true))
  test.each([
    'https://localhost',
    'https://javascript:alert(1)',
    'https://a b.org',
    'https://example.org/a b',
    'https://example.org/<script>',
    'https://example.org/a>b',
    'https://example.org/"onclick="x',
    "https://example.org/'x'",
    'https://example.org/“x”',
    'https://example.org/„x‚',
    'https://example.org/«x›',
    'https://example.org/`x`',
    'https://example.org/\u202egpj.exe',
    'https://example.org/\u2066x\u2069',
    'https://example.org/a\u200bb',
    'https://exam\u200eple.org/a',
    'https://user:secret@example.org/',
    'https://example.org@evil.example.com/',
    'ftp://example.org/a',
    'https://',
    'https://.org',
    'https://example.org:99999/',
    'https://1.2.3.4/',
    `https://example.org/${'a'.repeat(3000)}`,
  ])('may not be %s', link => expect(isRecordingLink(link)).toBe(false))
  test.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example.org', 'my recording'])(
    'cannot be made of %j',
    typed => expect(isRecordingLink(withScheme(typed))).toBe(false),
  )
})

test.each([
  ['https://www.youtube.com/watch?v=1', 'YouTube'],
  ['https://m.youtube.com/watch?v=1', 'YouTube'],
  ['https://youtu.be/1', 'YouTube'],
  ['https://vimeo.com/1', 'Vimeo'],
  ['https://on.soundcloud.com/1', 'SoundCloud'],
  ['https://open.spotify.com/track/1', 'Spotify'],
  ['https://drive.google.com/file/d/1', 'Google Drive'],
  ['https://notyoutube.com/1', 'notyoutube.com'],
  ['https://www.example.org/1', 'example.org'],
])('%s is on %s', (link, platform) => expect(platformOf(link)).toBe(platform))
