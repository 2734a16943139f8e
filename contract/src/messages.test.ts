import { expect, test } from 'vitest'
import { z } from 'zod'
import { line, messageKey, password } from './base/fields.ts'
import { locales } from './base/locale.ts'
import { endpoints } from './endpoints.ts'
import { explain, fieldMessages, messageOfIssue } from './messages.ts'
import { problems } from './problems.ts'

const issue = (path: PropertyKey[], message = 'INVALID') => ({ path, message })

test.each([
  [issue(['email'], 'EMAIL_REQUIRED'), { email: ['Email is required'] }],
  [issue(['email']), { email: ['email is not valid.'] }],
  [issue(['addresses', 0, 'zip'], 'REQUIRED'), { 'addresses.0.zip': ['This field is required.'] }],
  [issue(['decisions', 0, 'decision']), { 'decisions.0.decision': ['decision (entry 1) is not valid.'] }],
  [issue(['ids', 2]), { 'ids.2': ['ids (entry 3) is not valid.'] }],
  [issue(['origin', 'place']), { 'origin.place': ['place is not valid.'] }],
  [issue([]), { body: ['body is not valid.'] }],
  [issue(['x'], 'what zod says by itself'), { x: ['x is not valid.'] }],
  [issue(['x'], 'toString'), { x: ['x is not valid.'] }],
  [issue(['$&']), { '$&': ['$& is not valid.'] }],
  [{ ...issue(['x'], ''), code: 'invalid_type', input: undefined }, { x: ['This field is required.'] }],
  [{ ...issue(['x'], ''), code: 'invalid_type', input: null }, { x: ['x is not valid.'] }],
])('%j is explained as %j', (found, errors) => {
  expect(explain([found], 'en')).toEqual(errors)
})

test.each([
  [line(60), 'Dieser Text ist zu lang: höchstens 60 Zeichen.'],
  [password, 'Dieser Text ist zu lang: höchstens 200 Zeichen.'],
])('a form names the limit of a text that is too long', (schema, message) => {
  const issues = schema.safeParse('x'.repeat(201)).error?.issues ?? []
  expect(issues.map(found => messageOfIssue(found, 'name', 'de'))).toEqual([message])
})

test('each error of a field is reported once', () => {
  const found = [issue(['name'], 'REQUIRED'), issue(['name'], 'TOO_LONG'), issue(['name'], 'REQUIRED')]
  expect(explain(found, 'de')).toEqual({
    name: ['Dieses Feld ist erforderlich.', 'Dieser Text ist zu lang.'],
  })
})

test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
  'a field called %s is handled like any other',
  name => {
    const errors = explain([issue([name], 'REQUIRED'), issue([name], 'TOO_LONG')], 'en')
    expect(Object.keys(errors)).toEqual([name])
    expect(JSON.parse(JSON.stringify(errors))).toEqual(
      Object.fromEntries([[name, ['This field is required.', 'This text is too long.']]]),
    )
    expect(Object.getPrototypeOf(errors)).toBe(Object.prototype)
    expect(Object.hasOwn(Object.prototype, 'length')).toBe(false)
  },
)

test('issues that zod reports with their input are explained in both languages', () => {
  const schema = z.object({ id: z.int(), name: z.string(messageKey('REQUIRED')), note: z.string() })
  const { error } = schema.safeParse({ id: 'x' }, { reportInput: true })
  expect(explain(error?.issues ?? [], 'de')).toEqual({
    id: ['id ist ungültig.'],
    name: ['Dieses Feld ist erforderlich.'],
    note: ['Dieses Feld ist erforderlich.'],
  })
})

test.each([...Object.entries(fieldMessages), ...Object.entries(problems)])(
  '%s differs in each language',
  (_, texts) => {
    const said = locales.map((locale): string => texts[locale])
    expect(said.every(text => text.trim() === text && text !== '')).toBe(true)
    expect(new Set(said).size).toBe(locales.length)
  },
)

/** Fixed by the specification as they are. */
const specified = [
  'Email is required',
  'Password is required',
  'required',
  'country needs to be selected',
  'Please select a country',
  'Please choose one',
  'Enter correct url!',
  'Field is required when is_known is false',
  'Startdatum fehlt',
  'Enddatum fehlt',
  'required fields missing',
]

test('every message of a field is a sentence with a full stop or a question mark', () => {
  const texts = Object.values(fieldMessages).flatMap(message => locales.map(locale => message[locale]))
  expect(texts.filter(text => !specified.includes(text) && !/^[\p{Lu}{].*[.?]$/u.test(text))).toEqual([])
})

/** The office gets these, too, when it acts for a person. */
const ofOffice = Object.values(endpoints)
  .filter(({ path }) => path.startsWith('/api/academy/a/'))
  .flatMap(({ refuses = [] }) => refuses)

test.each([...new Set(ofOffice)])('the refusal %s does not take the office for the person', code => {
  const { en, de } = problems[code]
  expect(en).not.toMatch(/\b(you have already|your (gender|profile|booking|application|place))\b/i)
  expect(de).not.toMatch(
    /\bhaben Sie\b|\bSie haben\b|\bIhr (Geschlecht|Profil|Platz)\b|\bIhre (Buchung|Bewerbung)\b/,
  )
})
