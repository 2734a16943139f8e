import * as contract from '@academy/contract/concerts/evenings/endpoints'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type PlanningFixture, planningFixture } from '../../../../test/planning-fixture.ts'
import { readPages } from '../../../../test/read-pdf.ts'

let fixture: PlanningFixture
let evening_id: number
beforeAll(async () => {
  fixture = await planningFixture()
  const mira = await fixture.named('Mira', 'de')
  await fixture.applyFor(mira, 'cello', 'accepted')
  const period_id = await fixture.period(await fixture.named('Jonas', 'de', 'Veldrich'))
  const sonata = await fixture.request({ by: mira, period_id, movements: ['Scherzo. Allegro molto'] })
  const abe = await fixture.composer({
    first_name: 'Keiko',
    last_name: 'Abe',
    year_of_birth: 1937,
    year_of_death: null,
  })
  const piece = await fixture.piece(abe, {
    title: 'Marimba d’amore',
    tonality: '',
    opus: 'op. 70 no. 1',
    movements: ['One', 'Two'],
  })
  const duo = await fixture.request({
    first_name: '=Sami',
    piece_id: piece,
    seconds: 3_605,
    ensemble: [{ name: 'Ida Brenn', instrument: 'Marimba' }],
  })
  evening_id = (await fixture.evening('2027-08-06', 'Stiftskirche; Nordseite')).id
  await fixture.plan(evening_id, duo.id, sonata.id)
})
afterAll(() => fixture.close())

const download = (endpoint: typeof contract.programmePdf | typeof contract.worksCsv, locale: 'de' | 'en') =>
  fixture.app.inject({
    url: endpoint.path.replace(':id', String(evening_id)),
    headers: { authorization: `Bearer ${fixture.admin.token}`, 'x-forwarded-for': '10.3.3.3', locale },
  })

describe('the programme', () => {
  test.each([
    [
      'de',
      'programm-2027-08-06.pdf',
      [
        'Konzert',
        'Freitag, 6. August 2027, 20 Uhr',
        '*1937',
        'A-Dur, op. 69',
        'Talbach , Violoncello',
        'Klavier',
      ],
    ],
    [
      'en',
      'programme-2027-08-06.pdf',
      ['Concert', 'Friday, 6 August 2027, 8 pm', 'b. 1937', 'in A major, op. 69', 'Talbach , Cello', 'Piano'],
    ],
  ] as const)('in %s lists everything that is played, in order', async (locale, file, said) => {
    const response = await download(contract.programmePdf, locale)
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toBe('application/pdf')
    expect(response.headers['content-disposition']).toContain(file)
    const [text = '', ...more] = await readPages(response.rawPayload)
    expect(more).toEqual([])
    for (const words of [...said, 'Stiftskirche; Nordseite', '1770–1827', 'Ida Brenn', 'Jonas Veldrich'])
      expect(text).toContain(words)
    // A work played as a whole lists all its movements, the other work only the chosen one.
    const order = ['Keiko Abe', 'Marimba d’amore', 'One', 'Two', '=Sami', 'Ludwig van Beethoven', 'Scherzo']
    const places = order.map(words => text.indexOf(words))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(text).not.toContain('Adagio')
  })

  test('of an empty evening says that it follows', async () => {
    const { id } = await fixture.evening()
    const response = await fixture.app.inject({
      url: contract.programmePdf.path.replace(':id', String(id)),
      headers: { authorization: `Bearer ${fixture.admin.token}`, locale: 'de' },
    })
    expect((await readPages(response.rawPayload))[0]).toContain('Das Programm folgt.')
  })
})

describe('the list for the collecting society', () => {
  test('has one row for each work, and no cell that a spreadsheet would execute', async () => {
    const response = await download(contract.worksCsv, 'en')
    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(response.headers['content-disposition']).toContain('works-2027-08-06.csv')
    expect(response.body.replace('\ufeff', '').trimEnd().split('\r\n')).toEqual([
      'Concert,Place,Composer,Dates,Work,Opus,Movements,Duration (min:s),Performers',
      '2027-08-06,"Stiftskirche; Nordseite",Keiko Abe,b. 1937,Marimba d’amore,op. 70 no. 1,complete,60:05,"\'=Sami Talbach, Ida Brenn (Marimba)"',
      '2027-08-06,"Stiftskirche; Nordseite",Ludwig van Beethoven,1770–1827,"Cello Sonata No. 3, A major",op. 69,Scherzo. Allegro molto,5:30,"Mira Talbach (Cello), Jonas Veldrich (Piano)"',
    ])
  })

  test('is available in German', async () => {
    const response = await download(contract.worksCsv, 'de')
    expect(response.headers['content-disposition']).toContain('werkliste-2027-08-06.csv')
    expect(response.body).toContain('"Cello Sonata No. 3, A-Dur";op. 69;Scherzo. Allegro molto;5:30;')
    expect(response.body).toContain(';*1937;Marimba d’amore;op. 70 Nr. 1;vollständig;60:05;')
  })
})
