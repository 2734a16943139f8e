import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tidyAbout } from './about.ts'
import { contentDisposition } from './content-disposition.ts'

test.each([
  ['terms.pdf', 'attachment; filename="terms.pdf"'],
  ['two words.pdf', 'attachment; filename="two words.pdf"'],
  ['Jörg.pdf', `attachment; filename="Jorg.pdf"; filename*=UTF-8''J%C3%B6rg.pdf`],
  ['a "b".pdf', `attachment; filename="a _b_.pdf"; filename*=UTF-8''a%20%22b%22.pdf`],
  [
    "l'été (1)*.pdf",
    `attachment; filename="l'ete (1)*.pdf"; filename*=UTF-8''l%27%C3%A9t%C3%A9%20%281%29%2A.pdf`,
  ],
  ['50%.pdf', `attachment; filename="50_.pdf"; filename*=UTF-8''50%25.pdf`],
  ['../../etc/passwd', 'attachment; filename=".._.._etc_passwd"'],
  [
    'a\r\nset-cookie: b',
    `attachment; filename="a__set-cookie: b"; filename*=UTF-8''a%0D%0Aset-cookie%3A%20b`,
  ],
  ['\ud800.pdf', `attachment; filename="_.pdf"; filename*=UTF-8''%EF%BF%BD.pdf`],
])('the name %j is offered as %s', (name, header) => {
  expect(contentDisposition('attachment', name)).toBe(header)
  expect(contentDisposition('inline', name)).toBe(header.replace('attachment', 'inline'))
})

const anyText = fc.array(fc.nat(0xffff)).map(units => String.fromCharCode(...units))

test('every name gives one well-formed header that names it exactly', () => {
  fc.assert(
    fc.property(anyText, name => {
      const header = contentDisposition('attachment', name)
      const parts = /^attachment; filename="([^"\\]*)"(?:; filename\*=UTF-8''([\w!#$&+.^`|~%-]*))?$/.exec(
        header,
      )
      expect(header).toMatch(/^[\x20-\x7e]*$/)
      expect(decodeURIComponent(parts?.[2] ?? parts?.[1] ?? '?')).toBe(
        name.toWellFormed().replace(/[/\\]/g, '_'),
      )
    }),
  )
})

const about = (name: string, type = 'application/pdf') => tidyAbout('resumes/9f.pdf', { name, type })

test('a name is kept as one line of at most 200 characters, with its extension', () => {
  expect(about('Jörg.pdf')).toEqual({ name: 'Jörg.pdf', type: 'application/pdf' })
  expect(about(' a\r\nb\u0000\u0085.pdf ').name).toBe('ab.pdf')
  expect(about(`${'長'.repeat(500)}.pdf`).name).toBe(`${'長'.repeat(196)}.pdf`)
  for (const empty of ['', ' ', '\n']) expect(about(empty).name).toBe('9f.pdf')
})

test('what is no media type is kept as bytes of an unknown kind', () => {
  for (const type of ['application/pdf', 'text/plain; charset=utf-8', 'image/svg+xml'])
    expect(about('a', type).type).toBe(type)
  for (const type of ['', 'pdf', 'a/b\r\nx: y', 'text/html, a/b', `a/${'b'.repeat(100)}`])
    expect(about('a', type).type).toBe('application/octet-stream')
})
