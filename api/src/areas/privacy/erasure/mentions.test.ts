import { describe, expect, test } from 'vitest'
import { namesAddress, withoutMentions, withoutMentionsIn, withoutMentionsInHtml } from './mention-queries.ts'

const anna = { account_id: 62, full_name: 'Anna Huber', email: 'anna@example.org' }
const of = (full_name: string, email: string | null = null) => ({ account_id: 62, full_name, email })

describe('a name as whole words', () => {
  test.each([
    ['Anna Huber hat zugesagt.', 'Person 62 hat zugesagt.'],
    ['„Anna Huber“, (Anna Huber)', '„Person 62“, (Person 62)'],
    ['Anna Huber’s place, Anna Huber: yes', 'Person 62’s place, Person 62: yes'],
    ['als Nächstes Anna\nHuber', 'als Nächstes Person 62'],
    ['Johanna Huber', 'Johanna Huber'],
    ['Anna Huberova, Anna Huberčík', 'Anna Huberova, Anna Huberčík'],
    ['Anna Huber-Klein, Maria-Anna Huber', 'Anna Huber-Klein, Maria-Anna Huber'],
    ['anna huber', 'anna huber'],
    ['Anna Hubér', 'Anna Hubér'],
  ])('%s', (text, expected) => expect(withoutMentions(text, anna)).toBe(expected))

  test.each([
    ['n a', 'ein alter Mann a', 'ein alter Mann a'],
    ['": "1"', '{"a": "1"}', '{"a": "1"}'],
    [': "1"', '{"a": "1"}', '{"a"Person 62}'],
    ['. .', 'a b', 'a b'],
    ['$& $1', 'paid $& $1', 'paid Person 62'],
    ['a\\b [c', 'by a\\b [c', 'by Person 62'],
  ])('odd ones: %s in %s', (name, text, expected) => expect(withoutMentions(text, of(name))).toBe(expected))
})

describe('an address as a whole', () => {
  test.each([
    ['from anna@example.org.', 'from person-62@erased.invalid.'],
    ['<Anna@Example.org>, anna@example.org', '<person-62@erased.invalid>, person-62@erased.invalid'],
    ['johanna@example.org', 'johanna@example.org'],
    ['j.anna@example.org, x+anna@example.org', 'j.anna@example.org, x+anna@example.org'],
    ['anna@example.org.uk, anna@example.orgx', 'anna@example.org.uk, anna@example.orgx'],
  ])('%s', (text, expected) => expect(withoutMentions(text, anna)).toBe(expected))

  test('stays if it was not confirmed', () =>
    expect(withoutMentions('anna@example.org', of('Anna Huber'))).toBe('anna@example.org'))
})

test('the names of others in the same text stay, also that of a namesake', () => {
  const text = 'Anna Huber, Anna Huber Mayr'
  expect(withoutMentions(text, anna, ['Anna Huber Mayr'])).toBe('Person 62, Anna Huber Mayr')
  expect(withoutMentions(text, anna, ['Anna Huber'])).toBe(text)
})

test('every text in JSON, and nothing else of it', () => {
  const value = { email: 'anna@example.org', was: [null, 'Anna Huber', 3], deep: { is: true } }
  const expected = { email: 'person-62@erased.invalid', was: [null, 'Person 62', 3], deep: { is: true } }
  expect(withoutMentionsIn(value, anna, [])).toEqual(expected)
})

describe('in HTML', () => {
  test.each([
    [
      'Anna Huber',
      '<p title="Anna Huber">Anna Huber<br>Anna\nHuber</p>',
      '<p title="Anna Huber">Person 62<br>Person 62</p>',
    ],
    ['p style', '<p style="margin:0">p style</p>', '<p style="margin:0">Person 62</p>'],
    ['html lang', '<html lang="de">', '<html lang="de">'],
    [
      '.quiet { color',
      '<style>\n.quiet { color: red }\n</style>.quiet { color',
      '<style>\n.quiet { color: red }\n</style>Person 62',
    ],
    ['A & B', '<dd>A &amp; B</dd>', '<dd>Person 62</dd>'],
  ])('%s is no tag and no style: %s', (name, html, expected) =>
    expect(withoutMentionsInHtml(html, of(name))).toBe(expected),
  )

  test('an address goes from links, too', () =>
    expect(withoutMentionsInHtml('<a href="mailto:anna@example.org">', anna)).toBe(
      '<a href="mailto:person-62@erased.invalid">',
    ))

  test('the names of others stay', () =>
    expect(withoutMentionsInHtml('<p>A &amp; B, A &amp; B C</p>', of('A & B'), ['A & B C'])).toBe(
      '<p>Person 62, A &amp; B C</p>',
    ))
})

test.each([
  ['t@example.org', { email: 'T@example.org' }, true],
  ['t@example.org', { emails: [null, ['<t@example.org>']] }, true],
  ['t@example.org', { email: 'student@example.org', id: 3, none: null }, false],
  ['t@example.org', 't@example.org.uk', false],
])('%s stands in %j: %s', (email, value, expected) => expect(namesAddress(value, email)).toBe(expected))
