import { expect, test } from 'vitest'
import { calendarFile } from './icalendar.ts'

const day = {
  uid: 'deadline-3@academy.example',
  day: '2027-12-31',
  title: 'Deadline',
  text: 'Apply in time.',
  url: 'https://academy.example/masterclass/3',
  alarmDaysBefore: 7,
}
const file = (change: Partial<typeof day> = {}) =>
  calendarFile({ ...day, ...change }, new Date('2027-01-02T03:04:05.678Z'))

/** Splits unfolded lines as a calendar program does. */
const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')

test('the file has one all-day event, an alarm before it, the producer and the timestamp', async () => {
  expect(linesOf(await file())).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Summer Academy//Reminders//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:deadline-3@academy.example',
    'SEQUENCE:0',
    'DTSTAMP:20270102T030405Z',
    'DTSTART;VALUE=DATE:20271231',
    'DTEND;VALUE=DATE:20280101',
    'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE',
    'X-MICROSOFT-MSNCALENDAR-ALLDAYEVENT:TRUE',
    'SUMMARY:Deadline',
    'TRANSP:TRANSPARENT',
    'DESCRIPTION:Apply in time.',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-P7D',
    'DESCRIPTION:Deadline',
    'END:VALARM',
    'URL;VALUE=URI:https://academy.example/masterclass/3',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test.each([
  ['Bach; Suite, No. 1', 'Bach\\; Suite\\, No. 1'],
  ['a\\b', 'a\\\\b'],
  ['one\r\ntwo\nthree\rfour\u2028five', 'one\\ntwo\\nthree\\nfour\\nfive'],
  ['bell\u0007 and\u0000 tab\t', 'bell and tab'],
  ['x\r\nEND:VEVENT\r\nBEGIN:VEVENT', 'x\\nEND:VEVENT\\nBEGIN:VEVENT'],
])('the text %j is escaped and starts no line of its own', async (title, escaped) => {
  expect(linesOf(await file({ title }))).toContain(`SUMMARY:${escaped}`)
})

test.each(['a', 'ä', '€', '🎻', 'e\u0301'])(
  'long lines of %s are folded after at most 75 octets',
  async character => {
    const title = character.repeat(200)
    const text = await file({ title })
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(text).not.toMatch(/[^\r]\n/)
    expect(linesOf(text)).toContain(`SUMMARY:${title}`)
  },
)
