import { readdirSync, readFileSync } from 'node:fs'
import { isRecordingLink } from '@academy/contract/base/links'
import { locales } from '@academy/contract/base/locale'
import { roles } from '@academy/contract/base/roles'
import { findText } from '@academy/contract/site/site-texts/register'
import { textSchema } from '@academy/contract/site/site-texts/text-rules'
import { expect, test } from 'vitest'
import { readPages } from '../../../test/read-pdf.ts'
import { renderPdf } from '../../base/pdf/render-pdf.ts'
import { describePapers } from '../papers.ts'
import { demoTexts } from '../seed-academy.ts'
import { currentApplications, pastApplications } from './applications.ts'
import { currentBookings, pastBookings } from './bookings.ts'
import { instruments } from './instruments.ts'
import { currentMasterclasses, pastMasterclasses, teacherLogins } from './masterclasses.ts'
import { accounts, addresses, students, visitors } from './people.ts'
import { studentResumes } from './resumes.ts'
import { drawnTeachers, INVITED, PHOTOGRAPHED, sentences, teachers } from './teachers.ts'

const inBothYears = test.each([
  { year: 'current', masterclasses: currentMasterclasses },
  { year: 'past', masterclasses: pastMasterclasses },
])
const slugs: readonly string[] = teachers.map(teacher => teacher.slug)
const people = [...accounts, ...students, ...visitors]

const countriesSql = readFileSync(new URL('../../db/migrations/0002_countries.sql', import.meta.url), 'utf8')
const countries = [...countriesSql.matchAll(/^ {2}\('([A-Z]{2})', '(.+)', '(.+)'\)[,;]$/gm)].map(
  ([, iso_code = '', name_de = '', name_en = '']) => ({ iso_code, name_de, name_en }),
)
const isoCodes = countries.map(country => country.iso_code)

const resumes = teachers.flatMap(({ slug, resume_german, resume_english }) => [
  { slug, language: 'German', html: resume_german },
  { slug, language: 'English', html: resume_english },
])
const wordCount = (html: string) => html.replace(/<[^>]*>/g, ' ').match(/\S+/g)?.length ?? 0

/** Returns the tags without a matching closing tag. */
const unbalancedTags = (html: string) => {
  const open: string[] = []
  for (const [, slash, name = ''] of html.matchAll(/<(\/?)(\w+)>/g)) {
    if (slash === '') open.push(name)
    else if (open.pop() !== name) return [`/${name}`]
  }
  return open
}

test('there are at least fourteen teachers with distinct slugs', () => {
  expect(slugs.length).toBeGreaterThanOrEqual(14)
  expect(new Set(slugs).size).toBe(slugs.length)
})

test('a slug is the full name in ASCII letters, because portraits are looked up by it', () => {
  const undecomposable: Record<string, string> = { ł: 'l', ø: 'o' }
  for (const { slug, first_name, last_name } of teachers) {
    const plain = `${first_name} ${last_name}`
      .toLowerCase()
      .normalize('NFD')
      .replace(/[łø]/g, letter => undecomposable[letter] ?? letter)
      .replace(/\p{Mark}/gu, '')
    expect(slug).toBe(plain.replaceAll(' ', '-'))
  }
})

test('the drawings are exactly those that come with the site, besides the violin', () => {
  const files = readdirSync(new URL('../../../../web/public/portraits/', import.meta.url))
  expect(files.toSorted()).toEqual([...drawnTeachers, 'violin'].map(slug => `${slug}.svg`).toSorted())
})

test('one teacher has a photo, one neither drawing nor photo, and one who cannot log in is invited', () => {
  const others = slugs.filter(slug => !drawnTeachers.has(slug))
  expect(others).toHaveLength(2)
  expect(others).toContain(PHOTOGRAPHED)
  expect(Object.values(teacherLogins)).not.toContain(INVITED.slug)
})

test.each(resumes)('the $language résumé of $slug has 130 to 220 words', ({ html }) => {
  expect(wordCount(html)).toBeGreaterThanOrEqual(130)
  expect(wordCount(html)).toBeLessThanOrEqual(220)
})

test.each(resumes)('the $language résumé of $slug holds only allowed and balanced tags', ({ html }) => {
  expect(html.replace(/<\/?(p|em|strong|ul|li)>/g, '')).not.toMatch(/[<>&]/)
  expect(unbalancedTags(html)).toEqual([])
})

test.each(resumes)('the $language résumé of $slug has typographic quotation marks', ({ html, language }) => {
  expect(html).not.toMatch(/["']/)
  const [foreign, pair] = language === 'German' ? [/”/, /„[^„“]*“/g] : [/„/, /“[^“”]*”/g]
  expect(html).not.toMatch(foreign)
  expect(html.replace(pair, '')).not.toMatch(/[„“”]/)
})

test.each(locales)('every teacher says something of their own, without quotation marks (%s)', locale => {
  const said = slugs.map(slug => Object.entries(sentences).find(([of]) => of === slug)?.[1][locale])
  expect(new Set(said).size).toBe(slugs.length)
  for (const sentence of said) expect(sentence).toMatch(/^[^"„“”']{20,90}[.?!]$/)
})

test('the current academy has at least fourteen masterclasses, two of them closed, and the past one eight', () => {
  expect(currentMasterclasses.length).toBeGreaterThanOrEqual(14)
  expect(currentMasterclasses.filter(masterclass => masterclass.application_closed)).toHaveLength(2)
  expect(pastMasterclasses).toHaveLength(8)
  expect(pastMasterclasses.every(masterclass => masterclass.application_closed)).toBe(true)
})

test.each(locales)('every masterclass has a tagline and facts of its own (%s)', locale => {
  const taglines = currentMasterclasses.map(({ tagline }) => tagline?.[locale])
  expect(new Set(taglines).size).toBe(currentMasterclasses.length)
  expect(taglines).not.toContain(undefined)
  const facts = currentMasterclasses.map(({ teacher, texts }) => ({ teacher, text: JSON.stringify(texts) }))
  expect(new Set(facts.map(({ text }) => text)).size).toBe(new Set(facts.map(({ teacher }) => teacher)).size)
})

inBothYears('in the $year year all eight instruments are taught', ({ masterclasses }) => {
  expect(instruments).toHaveLength(8)
  expect(new Set(masterclasses.map(({ instrument }) => instrument))).toEqual(
    new Set(instruments.map(({ key }) => key)),
  )
})

inBothYears('in the $year year every masterclass has a known teacher', ({ masterclasses }) => {
  for (const { teacher } of masterclasses) expect(slugs).toContain(teacher)
})

inBothYears('in the $year year masterclasses lie within the fifteen days', ({ masterclasses }) => {
  for (const { from_day, to_day, participation_fee } of masterclasses) {
    expect(from_day).toBeGreaterThanOrEqual(0)
    expect(to_day).toBeGreaterThan(from_day)
    expect(to_day).toBeLessThanOrEqual(14)
    expect(participation_fee).toBeGreaterThan(0)
  }
})

inBothYears('in the $year year no teacher is in two places at once', ({ masterclasses }) => {
  const overlaps = masterclasses.flatMap((one, index) =>
    masterclasses
      .slice(index + 1)
      .filter(other => other.teacher === one.teacher)
      .filter(other => one.from_day <= other.to_day && other.from_day <= one.to_day),
  )
  expect(overlaps).toEqual([])
})

test('the accounts of teachers have the names of their teachers', () => {
  for (const [email, slug] of Object.entries(teacherLogins)) {
    const teacher = teachers.find(candidate => candidate.slug === slug)
    expect(accounts.find(account => account.email === email)).toMatchObject({
      first_name: teacher?.first_name,
      last_name: teacher?.last_name,
      roles: ['Teacher'],
    })
    expect(currentMasterclasses.some(masterclass => masterclass.teacher === slug)).toBe(true)
  }
  const first = teacherLogins['teacher@example.org']
  expect(pastMasterclasses.some(masterclass => masterclass.teacher === first)).toBe(true)
})

test('the demo accounts cover every role', () => {
  expect(new Set(accounts.flatMap(account => account.roles))).toEqual(new Set(roles))
})

test('every e-mail address is unique and in a domain reserved for examples', () => {
  const emails = people.map(person => person.email)
  expect(new Set(emails.map(email => email.toLowerCase())).size).toBe(emails.length)
  for (const email of emails) expect(email).toMatch(/^[a-z0-9.-]+@example\.(org|com|net)$/)
})

test('the further students are 16 to 30 years old in the summer of 2027', () => {
  expect(students.length).toBeGreaterThanOrEqual(40)
  for (const { date_of_birth } of students) {
    expect(new Date(date_of_birth).toISOString().slice(0, 10)).toBe(date_of_birth)
    expect(date_of_birth > '1996-08-01' && date_of_birth <= '2011-08-01').toBe(true)
  }
})

test('the migration has 249 countries, each with a name in both languages', () => {
  expect(new Set(isoCodes).size).toBe(249)
  expect(countries).toHaveLength(249)
  for (const { iso_code, name_de, name_en } of countries) expect([name_de, name_en]).not.toContain(iso_code)
})

test('every nationality is one of these countries', () => {
  for (const { nationality } of people) expect(isoCodes).toContain(nationality)
})

const applications = [...currentApplications, ...pastApplications]

test('every application has a known applicant and a masterclass of that year, and none is sent twice', () => {
  for (const [sent, offered] of [
    [currentApplications, currentMasterclasses],
    [pastApplications, pastMasterclasses],
  ] as const) {
    const keys = sent.map(({ email, teacher, instrument }) => `${email} ${teacher} ${instrument}`)
    expect(new Set(keys).size).toBe(keys.length)
    for (const { email, teacher, instrument } of sent) {
      expect(people.map(person => person.email)).toContain(email)
      expect(offered.some(one => one.teacher === teacher && one.instrument === instrument)).toBe(true)
    }
  }
})

test('applicants unknown to the teacher have a recording and a résumé, and recordings are valid links', () => {
  for (const { email, is_known, recordings, with_resume } of applications) {
    expect(recordings.length).toBeLessThanOrEqual(3)
    for (const link of recordings) expect(isRecordingLink(link)).toBe(true)
    if (!is_known) expect([email, recordings.length > 0, with_resume]).toEqual([email, true, true])
    if (with_resume) expect(studentResumes.map(resume => resume.email)).toContain(email)
  }
})

test('no payment precedes its application, and a person has at most one address of each type', () => {
  for (const { sent, paid = 0 } of applications) expect(paid).toBeLessThanOrEqual(sent)
  const kinds = addresses.map(({ email, type }) => `${email} ${type}`)
  expect(new Set(kinds).size).toBe(kinds.length)
  for (const { country } of addresses) if (country) expect(isoCodes).toContain(country)
})

test.each([
  ['this year', currentBookings],
  ['last year', pastBookings],
])(
  'bookings of %s belong to people of the demo, one each, within the academy, and have a diet only with a room',
  (_year, bookings) => {
    const emails = bookings.map(({ email }) => email)
    expect(new Set(emails).size).toBe(emails.length)
    const known = new Set(people.filter(({ gender }) => gender).map(({ email }) => email))
    expect(emails.filter(email => !known.has(email))).toEqual([])
    for (const { from_day, to_day, room, diet } of bookings) {
      expect(0 <= from_day && from_day < to_day && to_day <= 14).toBe(true)
      expect(room === null && diet !== null).toBe(false)
    }
  },
)

test('the texts of the demo are valid, and every one of them differs from its default', () => {
  for (const [key, values] of Object.entries(demoTexts)) {
    const text = findText(key)
    expect(text, key).toBeDefined()
    for (const locale of locales) {
      const { error } = text ? textSchema(text.rule).safeParse(values[locale]) : {}
      expect(error?.issues, `${key} (${locale})`).toBeUndefined()
      expect(values[locale], key).not.toEqual(text?.defaults[locale])
    }
  }
})

test('the files of papers say what the demo content describes: npm run demo-papers', async () => {
  const papers = describePapers()
  // Their texts: another build of zlib writes other bytes.
  for (const { file, document } of papers)
    expect(await readPages(readFileSync(file)), file.pathname).toEqual(
      await readPages(await renderPdf(document)),
    )
  expect(readdirSync(new URL('papers', import.meta.url))).toHaveLength(papers.length)
})
