import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contentDisposition, downloadName } from './content-disposition.ts'
import { normalizeMetadata } from './store.ts'

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
  ['../../etc/passwd', 'attachment; filename=".._.._etc_passwd.pdf"'],
  ['a\r\nset-cookie: b', 'attachment; filename="aset-cookie_ b.pdf"'],
  ['cv.hta', 'attachment; filename="cv.hta.pdf"'],
  ['cv.PDF', 'attachment; filename="cv.PDF"'],
  ['cv.hta:.pdf', 'attachment; filename="cv.hta_.pdf"'],
  ['cv.pdf.', 'attachment; filename="cv.pdf..pdf"'],
  ['cv\u202efdp.exe', 'attachment; filename="cvfdp.exe.pdf"'],
  ['cv.pdf\u200b.exe', 'attachment; filename="cv.pdf.exe.pdf"'],
  ['cv.p\u00addf', 'attachment; filename="cv.pdf"'],
  ['', 'attachment; filename="download.pdf"'],
  ['\u200f.pdf', 'attachment; filename="download.pdf"'],
  ['\ud800.pdf', `attachment; filename="_.pdf"; filename*=UTF-8''%EF%BF%BD.pdf`],
])('the name %j is offered as %s', (name, header) => {
  const about = { name, type: 'application/pdf' }
  expect(contentDisposition('attachment', about)).toBe(header)
  expect(contentDisposition('inline', about)).toBe(header.replace('attachment', 'inline'))
})

const anyText = fc.array(fc.nat(0xffff)).map(units => String.fromCharCode(...units))

test.each([
  ['list.hta', 'text/csv; charset=utf-8', 'list.hta.csv'],
  ['list.csv', 'text/csv; charset=utf-8', 'list.csv'],
  ['day', 'text/calendar; charset=utf-8', 'day.ics'],
  ['letter', 'application/octet-stream', 'letter'],
])('the name %j of %s is offered as %s', (name, type, offered) => {
  expect(contentDisposition('attachment', { name, type })).toBe(`attachment; filename="${offered}"`)
})

test('every name produces one well-formed header with a visible name that ends in .pdf', () => {
  fc.assert(
    fc.property(anyText, name => {
      const about = { name, type: 'application/pdf' }
      const header = contentDisposition('attachment', about)
      const parts = /^attachment; filename="([^"\\]*)"(?:; filename\*=UTF-8''([\w!#$&+.^`|~%-]*))?$/.exec(
        header,
      )
      expect(header).toMatch(/^[\x20-\x7e]*$/)
      expect(parts?.[1]).toMatch(/\.pdf$/i)
      const exact = decodeURIComponent(parts?.[2] ?? parts?.[1] ?? '?')
      expect(exact).toBe(downloadName(about))
      expect(exact).toMatch(/^[^\p{Cc}\p{Cf}/\\:]+\.pdf$/iu)
    }),
  )
})

const about = (name: string, type = 'application/pdf') => normalizeMetadata('resumes/9f.pdf', { name, type })

test('a name is stored as one line of at most 200 characters, with its extension', () => {
  expect(about('Jörg.pdf')).toEqual({ name: 'Jörg.pdf', type: 'application/pdf' })
  expect(about(' a\r\nb\u0000\u0085\u202e.pdf ').name).toBe('ab.pdf')
  expect(about(`${'長'.repeat(500)}.pdf`).name).toBe(`${'長'.repeat(196)}.pdf`)
  for (const empty of ['', ' ', '\n']) expect(about(empty).name).toBe('9f.pdf')
})

test('an invalid media type is stored as application/octet-stream', () => {
  for (const type of ['application/pdf', 'text/plain; charset=utf-8', 'image/svg+xml'])
    expect(about('a', type).type).toBe(type)
  for (const type of ['', 'pdf', 'a/b\r\nx: y', 'text/html, a/b', `a/${'b'.repeat(100)}`])
    expect(about('a', type).type).toBe('application/octet-stream')
})
