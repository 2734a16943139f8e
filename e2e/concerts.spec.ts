// Participants request a place in an academy concert.
import { type APIRequestContext, test as bare, type Page } from '@playwright/test'
import { newApplicant } from './concert-requests.ts'
import { openPage } from './open-page.ts'
import { storeSession } from './session.ts'
import { expect, languagesOn } from './test.ts'

const texts = {
  en: {
    nothing: 'You have not requested a concert yet.',
    add: 'Request a concert',
    goOn: 'Continue your request',
    agreed: 'My teacher has agreed to this performance.',
    composer: 'Composer',
    piece: 'Piece',
    cello: 'Cello Sonata No. 3 in A major, op. 69',
    // A movement without a known duration; a duration that was entered is suggested to others.
    untimed: 'Allegro ma non tanto',
    duration: (title: string) => `Duration: ${title}`,
    total: 'Total duration',
    earliest: 'Earliest date',
    range: (from: string, to: string) => `Between ${from} and ${to}.`,
    date: (day: string) => day.split('-').reverse().join('/'),
    region: 'en-GB',
    accompanist: 'Accompanist',
    turner: 'Somebody will turn the pages for the accompanist; I have arranged it.',
    chamber: 'This is chamber music.',
    name: 'Name',
    instrument: 'Instrument',
    addPlayer: '+ Add a player',
    remove: 'Remove Player 2',
    recording: 'I would like a professional video recording (€15).',
    notes: 'Notes for the office',
    submit: 'Check and request',
    allRequired: 'Please fill in all required fields.',
    refused: [
      'Please confirm that your teacher has agreed.',
      'Please choose a composer first.',
      'Please choose a piece.',
      'Please choose the earliest date.',
    ],
    noDuration: 'Please enter a duration as minutes:seconds, such as 4:30.',
    noTurner: 'Please confirm that somebody will turn the pages.',
    required: 'This field is required.',
    cancel: 'Cancel',
    sendFor: 'Send the request – €15 for the recording',
    sent: 'Your request has arrived.',
    requested: 'recording requested',
    kept: 'Here is what you typed last time.',
    lost: 'Connection to the server failed.',
    withdraw: /^Withdraw: /,
    withdrawNow: 'Withdraw',
    withdrawn: 'Your request has been withdrawn.',
    addComposer: (text: string) => `+ Add a composer: "${text}"`,
    addPiece: (text: string) => `+ Add a piece: "${text}"`,
    composerDialog: 'Add a composer',
    pieceDialog: 'Add a piece',
    first: 'First name',
    last: 'Last name',
    birth: 'Year of birth',
    death: 'Year of death',
    alive: 'Still alive',
    saveComposer: 'Add the composer',
    savePiece: 'Add the piece',
    saveMovement: 'Add the movement',
    missing: 'required fields missing',
    deathFirst: 'The year of death must not be before the year of birth.',
    there: 'This composer is already in the catalogue.',
    similarPieces: 'There are similar pieces in the catalogue. Is it one of them?',
    similarMovements: 'This piece has similar movements. Is it one of them?',
    take: (name: string) => `Use this one: ${name}`,
    anyway: 'Create anyway',
    back: 'Back to the form',
    title: 'Title',
    place: 'Position',
    atFirst: 'at the beginning',
    addMovement: '+ Add a movement',
  },
  de: {
    nothing: 'Sie haben noch kein Konzert angefragt.',
    add: 'Konzert anfragen',
    goOn: 'Anfrage fortsetzen',
    agreed: 'Diesen Auftritt habe ich mit meiner Lehrperson abgesprochen.',
    composer: 'Komponistin oder Komponist',
    piece: 'Werk',
    cello: 'Cellosonate Nr. 3 A-Dur, op. 69',
    untimed: 'Adagio cantabile – Allegro vivace',
    duration: (title: string) => `Dauer: ${title}`,
    total: 'Gesamtdauer',
    earliest: 'Frühestes Datum',
    range: (from: string, to: string) => `Zwischen ${from} und ${to}.`,
    date: (day: string) => day.split('-').reverse().join('.'),
    region: 'de-AT',
    accompanist: 'Korrepetition',
    turner: 'Jemand blättert für die Begleitung um; darum habe ich mich gekümmert.',
    chamber: 'Das ist Kammermusik.',
    name: 'Name',
    instrument: 'Instrument',
    addPlayer: '+ Person hinzufügen',
    remove: 'Mitwirkende Person 2 entfernen',
    recording: 'Ich möchte eine professionelle Videoaufnahme (€ 15).',
    notes: 'Anmerkungen für das Büro',
    submit: 'Prüfen und anfragen',
    allRequired: 'Bitte füllen Sie alle Pflichtfelder aus.',
    refused: [
      'Bitte bestätigen Sie, dass der Auftritt abgesprochen ist.',
      'Bitte wählen Sie zuerst, von wem das Werk ist.',
      'Bitte wählen Sie ein Werk.',
      'Bitte wählen Sie das früheste Datum.',
    ],
    noDuration: 'Bitte geben Sie die Dauer als Minuten:Sekunden ein, zum Beispiel 4:30.',
    noTurner: 'Bitte bestätigen Sie, dass jemand umblättert.',
    required: 'Dieses Feld ist erforderlich.',
    cancel: 'Abbrechen',
    sendFor: 'Anfrage senden – € 15 für die Aufnahme',
    sent: 'Ihre Anfrage ist angekommen.',
    requested: 'Aufnahme angefragt',
    kept: 'Hier ist, was Sie zuletzt eingegeben haben.',
    lost: 'Die Verbindung zum Server ist fehlgeschlagen.',
    withdraw: /^Zurücknehmen: /,
    withdrawNow: 'Zurücknehmen',
    withdrawn: 'Ihre Anfrage ist zurückgenommen.',
    addComposer: (text: string) => `+ Komponistin oder Komponisten hinzufügen: "${text}"`,
    addPiece: (text: string) => `+ Werk hinzufügen: "${text}"`,
    composerDialog: 'Komponistin oder Komponisten hinzufügen',
    pieceDialog: 'Werk hinzufügen',
    first: 'Vorname',
    last: 'Nachname',
    birth: 'Geburtsjahr',
    death: 'Todesjahr',
    alive: 'Lebt noch',
    saveComposer: 'Hinzufügen',
    savePiece: 'Hinzufügen',
    saveMovement: 'Hinzufügen',
    missing: 'Es fehlen Pflichtfelder.',
    deathFirst: 'Das Todesjahr darf nicht vor dem Geburtsjahr liegen.',
    there: 'Diese Person ist bereits im Verzeichnis.',
    similarPieces: 'Im Verzeichnis gibt es ähnliche Werke. Ist es eines davon?',
    similarMovements: 'In diesem Werk gibt es ähnliche Sätze. Ist es einer davon?',
    take: (name: string) => `Diesen Eintrag nehmen: ${name}`,
    anyway: 'Trotzdem anlegen',
    back: 'Zurück zum Formular',
    title: 'Titel',
    place: 'An welcher Stelle',
    atFirst: 'am Anfang',
    addMovement: '+ Satz hinzufügen',
  },
}

type Texts = (typeof texts)['en']

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).click()
const field = (page: Page, name: string) => page.getByRole('combobox', { name })
const submit = (page: Page) => page.getByRole('main').locator('[type=submit]').click()

/** Searches and picks an option by keyboard, at every width. */
const find = async (page: Page, label: string, typed: string, option: string | RegExp) => {
  await field(page, label).fill(typed)
  const found = page.getByRole('option', { name: option })
  await expect(found).toHaveCount(1)
  await expect(page.getByRole('option')).toHaveCount(1)
  await field(page, label).press('ArrowDown')
  await field(page, label).press('Enter')
}

const enterDay = async (page: Page, t: Texts, day: string) => {
  await page.getByRole('textbox', { name: t.earliest }).fill(t.date(day))
  await page.getByRole('textbox', { name: t.earliest }).blur()
}

const datesOf = async (request: APIRequestContext, stored: string) => {
  const headers = { authorization: `Bearer ${JSON.parse(stored).access_token}` }
  const answer = await request.get('/api/concert-requests/dates', { headers })
  return (await answer.json()) as { min_date: string; max_date: string }
}

for (const language of languagesOn('desktop')) {
  const t = texts[language]

  // Playwright's own test: the browser logs refused and lost calls.
  bare.describe(`a participant with a browser in ${language}`, () => {
    bare.use({ locale: language })
    bare.slow()

    bare('requests a concert, loses no input, and withdraws the request', async ({ page, request }) => {
      const { stored } = await newApplicant(request)
      const { min_date, max_date } = await datesOf(request, stored)
      await storeSession(page, stored)
      await page.goto('/user/concert')
      await expect(page.getByText(t.nothing)).toBeVisible()
      await page.getByRole('link', { name: t.add }).click()

      await submit(page)
      for (const text of t.refused) await expect(page.getByText(text).last()).toBeVisible()
      await expect(page.getByText(t.allRequired)).toBeVisible()
      await expect(page.getByRole('checkbox', { name: t.agreed })).toBeFocused()
      await page.getByRole('checkbox', { name: t.agreed }).check()

      await find(page, t.composer, 'van beethoven', 'Ludwig van Beethoven (1770–1827)')
      await find(page, t.piece, 'op. 69', t.cello)
      await expect(page.getByRole('spinbutton', { name: t.total })).toBeVisible()
      await page.getByRole('checkbox', { name: t.untimed }).check()
      await expect(page.getByRole('spinbutton', { name: t.total })).toHaveCount(0)
      await page.getByRole('combobox', { name: t.accompanist }).selectOption({ index: 1 })
      await page.getByRole('checkbox', { name: t.chamber }).check()
      const written = (day: string) => new Date(day).toLocaleDateString(t.region, { dateStyle: 'long' })
      const hint = t.range(written(min_date), written(max_date))
      await expect(page.getByText(hint)).toBeVisible()
      await submit(page)
      await expect(page.getByText(t.noDuration)).toBeVisible()
      await expect(page.getByText(t.noTurner)).toBeVisible()
      await expect(page.getByText(t.required)).toHaveCount(2)

      const duration = page.getByRole('spinbutton', { name: t.duration(t.untimed) })
      await expect(duration).toBeFocused()
      await duration.pressSequentially('475')
      await expect(duration).toHaveValue('4:75')
      await duration.blur()
      await expect(duration).toHaveValue('5:15')
      await duration.fill('530')
      await duration.press('ArrowUp')
      await expect(duration).toHaveValue('6:30')
      await page.getByRole('checkbox', { name: t.turner }).check()
      await page.getByRole('textbox', { name: t.name }).fill('Ida Lenz')
      await page.getByRole('textbox', { name: t.instrument }).fill('Viola')
      await press(page, t.addPlayer)
      await expect(page.getByRole('textbox', { name: t.name }).nth(1)).toBeFocused()
      await press(page, t.remove)
      await enterDay(page, t, min_date)
      await page.getByRole('checkbox', { name: t.recording }).check()
      await page.getByRole('textbox', { name: t.notes }).fill('Two chairs, please.')

      await submit(page)
      const dialog = page.getByRole('alertdialog')
      for (const part of [
        'Ludwig van Beethoven',
        t.cello,
        `${t.untimed}, 6:30`,
        'Ida Lenz, Viola',
        'Two chairs',
      ])
        await expect(dialog).toContainText(part)
      await press(page, t.cancel)
      await expect(dialog).toHaveCount(0)

      // A reload loses nothing, and neither does a way back from the list.
      await page.reload()
      await expect(page.getByText(t.kept)).toBeVisible()
      await expect(duration).toHaveValue('6:30')
      await expect(field(page, t.piece)).toHaveValue(t.cello)
      await expect(page.getByRole('textbox', { name: t.notes })).toHaveValue('Two chairs, please.')
      await openPage(page, '/user/concert')
      await page.getByRole('link', { name: t.goOn }).click()
      // The request arrives, but the response gets lost.
      await page.route('**/api/concert-requests', async route => {
        await route.fetch()
        await route.abort()
      })
      await submit(page)
      await press(page, t.sendFor)
      await expect(page.getByText(t.lost).first()).toBeVisible()
      await page.unroute('**/api/concert-requests')
      await page.goto('/user/concert?request=new')
      await expect(duration).toHaveValue('6:30')
      await submit(page)
      await press(page, t.sendFor)
      await expect(page.getByText(t.sent)).toBeVisible()
      await expect(page).toHaveURL(/\/user\/concert$/)

      const entry = page.getByRole('article')
      await expect(entry).toHaveCount(1)
      for (const part of [
        'Ludwig van Beethoven',
        t.untimed,
        '6:30',
        'Ida Lenz (Viola)',
        'Two chairs, please.',
      ])
        await expect(entry).toContainText(part)
      await expect(entry.getByText(t.requested)).toBeVisible()

      await press(page, t.withdraw)
      await dialog.getByRole('button', { name: t.cancel }).click()
      await expect(entry).toBeVisible()
      await press(page, t.withdraw)
      await dialog.getByRole('button', { name: t.withdrawNow }).click()
      await expect(page.getByText(t.withdrawn)).toBeVisible()
      await expect(page.getByText(t.nothing)).toBeVisible()
    })

    bare(
      'entries missing in the catalogue are added, existing ones are chosen',
      async ({ page, request }) => {
        await storeSession(page, (await newApplicant(request)).stored)
        await page.goto('/user/concert?request=new')
        await find(page, t.composer, 'Ludwik von Beethofen', t.addComposer('Ludwik von Beethofen'))
        const dialog = page.getByRole('dialog')
        const input = (name: string) => dialog.getByRole('textbox', { name, exact: true })
        await expect(dialog).toHaveAccessibleName(t.composerDialog)
        await expect(input(t.first)).toHaveValue('Ludwik')
        await expect(input(t.last)).toHaveValue('Beethofen')
        await press(page, t.saveComposer)
        await expect(dialog.getByText(t.missing)).toBeVisible()
        await input(t.birth).fill('1770x5')
        await expect(input(t.birth)).toHaveValue('1770')
        await input(t.death).fill('1769')
        await input(t.death).blur()
        await expect(dialog.getByText(t.deathFirst)).toBeVisible()
        await dialog.getByRole('checkbox', { name: t.alive }).check()
        await expect(input(t.death)).toBeDisabled()
        await expect(input(t.death)).toHaveValue('')
        await input(t.first).fill('Ludwig')
        await input(t.last).fill('Beethoven')
        // Input in the dialog survives a reload, like the form behind it.
        await page.reload()
        await expect(input(t.first)).toHaveValue('Ludwig')
        await expect(input(t.birth)).toHaveValue('1770')
        await press(page, t.saveComposer)
        await expect(dialog.getByText(t.there)).toBeVisible()
        await expect(dialog.getByRole('button', { name: t.anyway })).toHaveCount(0)
        await press(page, t.back)
        await expect(input(t.last)).toHaveValue('Beethoven')
        await press(page, t.saveComposer)
        await press(page, t.take('Ludwig van Beethoven (1770–1827)'))
        await expect(dialog).toHaveCount(0)
        await expect(field(page, t.piece)).toBeFocused()
        await page.keyboard.press('Escape')
        await expect(field(page, t.composer)).toHaveValue('Ludwig van Beethoven (1770–1827)')

        const title = `Kazoo Sonata ${crypto.randomUUID().slice(0, 8)}`
        await find(page, t.piece, title, t.addPiece(title))
        await expect(dialog).toHaveAccessibleName(t.pieceDialog)
        await expect(dialog).toContainText('Ludwig van Beethoven')
        await input(t.title).fill('Cello Sonata No. 3')
        await press(page, t.savePiece)
        await expect(dialog.getByText(t.similarPieces)).toBeVisible()
        await expect(dialog.getByRole('button', { name: t.take(t.cello) })).toBeVisible()
        await press(page, t.back)
        await input(t.title).fill(title)
        await press(page, t.savePiece)
        // It may be suggested as part of a series, and is added anyway.
        const anyway = dialog.getByRole('button', { name: t.anyway })
        await expect(anyway.or(page.getByRole('spinbutton', { name: t.total }))).toBeVisible()
        if (await anyway.isVisible()) await anyway.click()
        await expect(dialog).toHaveCount(0)
        await expect(field(page, t.piece)).toHaveValue(title)

        const typeMovement = async (movement: string) => {
          await press(page, t.addMovement)
          await input(t.title).fill(movement)
          await dialog.getByRole('combobox', { name: t.place }).selectOption(t.atFirst)
        }
        const saveMovement = async (movement: string) => {
          await press(page, t.saveMovement)
          await expect(page.getByRole('checkbox', { name: movement })).toBeChecked()
        }
        await typeMovement('Finale')
        await page.reload()
        await expect(input(t.title)).toHaveValue('Finale')
        await saveMovement('Finale')
        await typeMovement('Allegro')
        await saveMovement('Allegro')
        const movements = page.locator('.concert-movement')
        await expect(movements).toHaveCount(2)
        await expect(movements.first()).toContainText('Allegro')

        const allegro = page.getByRole('checkbox', { name: 'Allegro' })
        await allegro.uncheck()
        await press(page, t.addMovement)
        await input(t.title).fill('1. Satz: Allegro')
        await press(page, t.saveMovement)
        await expect(dialog.getByText(t.similarMovements)).toBeVisible()
        await press(page, t.take('1. Allegro'))
        await expect(dialog).toHaveCount(0)
        // A completed dialog is not restored.
        await page.reload()
        await expect(movements).toHaveCount(2)
        await expect(dialog).toHaveCount(0)
        await expect(allegro).toBeChecked()

        await press(page, t.addMovement)
        await input(t.title).fill('Allegro')
        await press(page, t.saveMovement)
        await anyway.click()
        await expect(movements).toHaveCount(3)
        await expect(allegro.last()).toBeChecked()
      },
    )
  })
}
