// What a student does in a year.
import { writeFile } from 'node:fs/promises'
import { newApplicant } from '../concert-requests.ts'
import { pdfFile } from '../pdf.ts'
import { giveGender, masterclassThat, newStudent } from '../student.ts'
import { surveyLinks } from '../survey-links.ts'
import { expect, test } from './journey.ts'

test('a student applies with repertoire, a recording and a résumé', async ({ tab, request }, info) => {
  const { stored } = await newStudent(request)
  const { id, teacher_last_name } = await masterclassThat(request, 'open')
  const resume = info.outputPath('Mira.pdf')
  await writeFile(resume, pdfFile('Mira.pdf').buffer)
  await tab.openAs(stored, `/masterclass/${id}`)
  await tab.in('main').click('link', 'Apply')
  await tab.isAt(`/user/masterclass/${id}`)
  await tab.check('Yes')
  await tab.type('Repertoire', 'Schumann: Waldszenen, op. 82')
  await tab.type('Recording 1', 'youtu.be/aB3_x-9yZ01')
  await tab.upload(/^Résumé/, resume)
  await tab.check(/^I agree to the processing/)
  await tab.check(/^I accept the terms/)
  await tab.click('button', 'Apply – €75 handling fee')
  await tab.with('row', teacher_last_name).seeText(/waiting for the handling fee/)
})

test('a student pays the handling fee by the code of the invoice', async ({ tab, request }) => {
  const student = await newApplicant(request)
  await tab.openAs(student.stored, '/user')
  await tab.click('link', 'Pay €75')
  await tab.isAt(/^\/user\/invoices\/\d+$/)
  await tab.seeText('AT47 9999 9000 1234 5678')
  await tab.see('button', 'Save the code as a picture')
  const invoice = await tab.linkAt('link', /^Download invoice .* as PDF$/)
  expect((await request.get(invoice)).headers()['content-type']).toBe('application/pdf')
})

test('a student books a bed and meals in five steps, and cancels', async ({ tab, request }) => {
  const { stored } = await newStudent(request)
  await giveGender(request, stored)
  await tab.openAs(stored, '/user/acomodation')
  await tab.click('link', 'Add a booking')
  await tab.see('heading', 'Step 1 of 5 Your days')
  await tab.click('button', 'Continue')
  await tab.check(/^Double room/)
  await tab.click('button', 'Continue')
  await tab.check(/^Half board/)
  await tab.check('Vegetarian')
  await tab.click('button', 'Continue')
  await tab.type('Is there anything we should know?', 'I arrive at night.')
  await tab.reload()
  await tab.seeValue('Is there anything we should know?', 'I arrive at night.')
  await tab.click('button', 'Continue')
  await tab.check('I accept the terms of accommodation.')
  await tab.click('button', /^Book with obligation to pay/)
  await tab.seeText('Booking saved successfully.')
  await tab.isAt('/user/acomodation')
  await tab.in('table', 'Current bookings').seeText(/I arrive at night\./)
  await tab.click('button', /^Cancel:/)
  await tab.in('alertdialog').click('button', 'Cancel the booking')
  await tab.seeText('Your booking is cancelled.')
})

test('a student asks for a place in a concert, and withdraws', async ({ tab, request }) => {
  const { stored, headers } = await newApplicant(request)
  const { min_date } = await (await request.get('/api/concert-requests/dates', { headers })).json()
  await tab.openAs(stored, '/user/concert')
  await tab.click('link', 'Request a concert')
  await tab.check('My teacher has agreed to this performance.')
  for (const [field, typed, option] of [
    ['Composer', 'van beethoven', 'Ludwig van Beethoven (1770–1827)'],
    ['Piece', 'op. 69', 'Cello Sonata No. 3 in A major, op. 69'],
  ] as const) {
    await tab.type(field, typed)
    await tab.click('option', option)
    await tab.seeValue(field, option)
  }
  await tab.type('Total duration', '20:00')
  await tab.type('Earliest date', min_date)
  await tab.press('Tab')
  await tab.click('button', 'Check and request')
  await tab.in('alertdialog').click('button', 'Send the request')
  await tab.seeText('Your request has arrived.')
  await tab.isAt('/user/concert')
  await tab.in('article').seeText(/Ludwig van Beethoven/)
  await tab.click('button', /^Withdraw: /)
  await tab.in('alertdialog').click('button', 'Withdraw')
  await tab.seeText('Your request has been withdrawn.')
})

test('a participant answers a survey under a link, without a login', async ({ tab, engineName }) => {
  const link = surveyLinks.engines[engineName]
  await tab.open(`${link}?lang=en`)
  await tab.see('heading', 'How was your summer?')
  await tab.clickText('4')
  await tab.press('ArrowRight')
  await tab.type('What was good?', 'Die Stille')
  await tab.click('button', 'Next')
  await tab.see('heading', /^Question 2 of 10 /)
  await tab.open(`${link}?step=10`)
  await tab.click('button', 'Submit')
  await tab.click('button', 'Submit anyway')
  await tab.see('heading', 'Thank you!')
  await tab.seeText('Your answers have arrived.')
})
