// The overview of a student leads from one step to the next, and warns before something goes wrong.
import type { APIRequestContext } from '@playwright/test'
import { openPage } from './open-page.ts'
import { storeSession } from './session.ts'
import { giveGender, newStudent } from './student.ts'
import { expect, languagesOn, test } from './test.ts'

const texts = {
  en: {
    choose: 'Choose a masterclass',
    hide: 'Hide open masterclasses',
    more: 'You can apply for more masterclasses.',
    sent: 'Your application is with us',
    pay: 'Pay €75',
    fee: 'Pay the handling fee: ',
    overlap: 'This masterclass takes place at the same time as',
    overlaps: 'Some of these masterclasses take place at the same time',
    send: 'Apply – €75 handling fee',
    unsure: 'Your place has not been decided yet.',
    repertoire: 'Add repertoire',
    edit: 'Edit application',
    address: 'Add your address',
    addAddress: 'Add an address',
  },
  de: {
    choose: 'Meisterkurs wählen',
    hide: 'Offene Meisterkurse ausblenden',
    more: 'Sie können sich für weitere Meisterkurse bewerben.',
    sent: 'Ihre Bewerbung ist bei uns',
    pay: '€ 75 bezahlen',
    fee: 'Bezahlen Sie die Bearbeitungsgebühr: ',
    overlap: 'Dieser Meisterkurs findet zur selben Zeit statt wie',
    overlaps: 'Von diesen Meisterkursen finden manche zur selben Zeit statt',
    send: 'Bewerben – € 75 Bearbeitungsgebühr',
    unsure: 'Über Ihren Platz ist noch nicht entschieden.',
    repertoire: 'Repertoire nachtragen',
    edit: 'Bewerbung bearbeiten',
    address: 'Adresse eingeben',
    addAddress: 'Adresse hinzufügen',
  },
}

interface Card {
  id: number
  start_date: string
  end_date: string
  application_closed: number
}

/** Two open masterclasses in the same days. */
const twoAtOnce = async (request: APIRequestContext): Promise<[Card, Card]> => {
  const academy = await (await request.get('/api/academyCurrent')).json()
  const open = (academy.master_classes as Card[]).filter(({ application_closed }) => application_closed === 0)
  for (const one of open) {
    const other = open.find(
      ({ id, start_date, end_date }) =>
        id !== one.id && start_date === one.start_date && end_date === one.end_date,
    )
    if (other) return [one, other]
  }
  throw new Error('no two masterclasses at once')
}

const apply = async (
  request: APIRequestContext,
  { headers }: Awaited<ReturnType<typeof newStudent>>,
  id: number,
): Promise<number> => {
  const multipart = { is_known: '1', agreed_consent: '1', agreed_terms: '1', repertoire: '' }
  const answer = await request.post(`/api/academy/apply/${id}`, { headers, multipart })
  expect(answer.status()).toBe(201)
  return (await answer.json()).fee_invoice.id
}

for (const language of languagesOn('phone')) {
  const t = texts[language]

  test.describe(`a student with a browser in ${language}`, () => {
    test.use({ locale: language })

    test('is led from the overview to exactly the next step, and warned', async ({ page, request }) => {
      const student = await newStudent(request)
      await giveGender(request, student.stored)
      await storeSession(page, student.stored)
      await page.goto('/user')
      await page.getByRole('link', { name: t.address }).click()
      await expect(page.getByRole('dialog')).toContainText(t.addAddress)
      await page.keyboard.press('Escape')
      await expect(page).toHaveURL('/user/profile')
      await openPage(page, '/user')
      await page.getByRole('link', { name: t.choose }).click()
      await expect(page.getByRole('button', { name: t.hide })).toBeVisible()

      const [first, second] = await twoAtOnce(request)
      const invoice = await apply(request, student, first.id)
      await page.goto('/user')
      await expect(page.getByRole('main')).toContainText(t.sent)
      await expect(page.getByRole('heading', { name: t.fee })).toBeVisible()
      await expect(page.getByText(t.more)).toBeVisible()
      await page.getByRole('link', { name: t.repertoire }).click()
      await expect(page.getByRole('dialog')).toContainText(t.edit)
      await page.keyboard.press('Escape')
      await expect(page).toHaveURL('/user/masterclass')
      await openPage(page, '/user')
      await page.getByRole('link', { name: t.pay, exact: true }).click()
      await expect(page).toHaveURL(`/user/invoices/${invoice}`)

      // Two masterclasses at the same time, and a bed before the decision.
      await openPage(page, `/user/masterclass/${second.id}`)
      await expect(page.getByText(t.overlap)).toBeVisible()
      await expect(page.getByRole('button', { name: t.send, exact: true })).toBeVisible()
      await openPage(page, '/user/acomodation?step=dates')
      await expect(page.getByText(t.unsure)).toBeVisible()

      await apply(request, student, second.id)
      await page.goto('/user')
      await expect(page.getByText(t.overlaps)).toBeVisible()
      await openPage(page, '/user/masterclass')
      await expect(page.getByText(t.overlaps)).toBeVisible()
    })
  })
}
