import { addMasterclass, changeMasterclass, programme } from '@academy/contract/programme/editing/endpoints'
import type {
  MasterclassChange,
  MasterclassInput,
  ProgrammeMasterclass,
} from '@academy/contract/programme/editing/schemas'
import { factsBy } from '@academy/contract/programme/masterclasses/facts'
import type { Person } from './app.ts'
import { selectionFixture } from './selection-fixture.ts'

/** Two weeks before the deadline. */
const BEFORE_DEADLINE = '2027-06-15T09:00:00+02:00'

/** The academy of 2027, its office, and helpers that call as the office. */
export const programmeFixture = async (now = BEFORE_DEADLINE) => {
  const fixture = await selectionFixture(now)
  const { db, academy_id, admin } = fixture
  const as = { as: admin }
  const instrumentOf = async (key: string) => {
    const found = db.selectFrom('instruments').select('id').where('key', '=', key)
    return (await found.executeTakeFirstOrThrow()).id
  }
  const teacher = async (last_name = 'Marent') => {
    const added = db.insertInto('teachers').values({ first_name: 'Ilse', last_name }).returning('id')
    return (await added.executeTakeFirstOrThrow()).id
  }
  const base = { instrument_id: await instrumentOf('cello'), teacher_id: await teacher() }
  const input = (overrides: Partial<MasterclassInput> = {}): MasterclassInput => ({
    academy_id,
    ...base,
    start_date: '2027-08-02',
    end_date: '2027-08-10',
    participation_fee: 540,
    places: null,
    application_closed: false,
    offers_automatic: false,
    tagline_de: '',
    tagline_en: '',
    chamber_music_de: '',
    chamber_music_en: '',
    ...factsBy(() => ''),
    ...overrides,
  })
  /** The whole row as the form sends it back. */
  const changeInput = (row: ProgrammeMasterclass, changes: Partial<MasterclassChange> = {}) => ({
    params: { id: String(row.id) },
    body: {
      version: row.version,
      instrument_id: row.instrument_id,
      teacher_id: row.teacher_id,
      start_date: row.start_date,
      end_date: row.end_date,
      participation_fee: row.participation_fee,
      places: row.places,
      application_closed: row.application_closed,
      offers_automatic: row.offers_automatic,
      tagline_de: row.tagline_de,
      tagline_en: row.tagline_en,
      chamber_music_de: row.chamber_music_de,
      chamber_music_en: row.chamber_music_en,
      ...factsBy((fact, locale) => row[`${fact}_${locale}`]),
      ...changes,
    },
  })
  return {
    ...fixture,
    as,
    base,
    input,
    instrumentOf,
    newTeacher: teacher,
    changeInput,
    add: async (overrides?: Partial<MasterclassInput>) =>
      (await fixture.call(addMasterclass, { body: input(overrides) }, as)).body,
    change: async (row: ProgrammeMasterclass, changes: Partial<MasterclassChange>) =>
      (await fixture.call(changeMasterclass, changeInput(row, changes), as)).body,
    refusedChange: async (row: ProgrammeMasterclass, changes: Partial<MasterclassChange>) =>
      (await fixture.refused(changeMasterclass, changeInput(row, changes), as)).body,
    show: async () => (await fixture.call(programme, {}, as)).body,
    /** Gives a person a accompaniment period in which they accompany these masterclasses. */
    accompany: async (person: Person, days: [from: string, to: string], ...ids: number[]) => {
      const [start_date, end_date] = days
      const { id } = await db
        .insertInto('correpetition_periods')
        .values({ academy_id, account_id: person.id, start_date, end_date })
        .returning('id')
        .executeTakeFirstOrThrow()
      const chosen = ids.map(masterclass_id => ({ period_id: id, masterclass_id }))
      if (chosen.length > 0) await db.insertInto('accompanied_masterclasses').values(chosen).execute()
      return id
    },
    lastAudit: () =>
      db
        .selectFrom('audit_log')
        .select(['action', 'actor_id', 'details'])
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow(),
  }
}
export type ProgrammeFixture = Awaited<ReturnType<typeof programmeFixture>>
