import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dumpArchive, dumpDatabase, ofSurvey, successfulLinks, textOf } from '../../../../test/deanonymize.ts'
import {
  answerTo,
  type SurveyFixture,
  surveyFixture,
  type TestSurvey,
} from '../../../../test/survey-fixture.ts'
import { buildApi } from '../../../app.ts'
import { entriesOf } from '../../../db/backup/archive.ts'
import { workFolder } from '../../../db/backup/testing/installation.ts'
import { writeBackup } from '../../../db/backup/write-backup.ts'
import type { Tx } from '../../../db/connection.ts'
import { deleteDraft, markSpent } from './queries.ts'

let fixture: SurveyFixture
let app: FastifyInstance
let folder: Awaited<ReturnType<typeof workFolder>>
const lines: string[] = []
beforeAll(async () => {
  fixture = await surveyFixture()
  folder = await workFolder()
  const config = { ...fixture.services.config, logLevel: 'debug' as const }
  app = await buildApi({ ...fixture.services, config }, { write: line => void lines.push(line) })
})
afterAll(async () => {
  await app.close()
  await fixture.close()
  await folder[Symbol.asyncDispose]()
})

interface Person {
  uuid: string
  texts: string[]
}
let survey: TestSurvey
/** They submit in this order, each with a text that is unique. */
let people: Person[]
/** They never submit. */
let silent: Person[]
/** Maps each text to its author. */
let truth: Map<string, string>

const begin = async () => {
  survey = await fixture.survey()
  const links = await fixture.links(survey.id, 14)
  const all = links.map(uuid => ({ uuid, texts: [1, 2, 3].map(() => randomBytes(20).toString('hex')) }))
  people = all.slice(0, 12)
  silent = all.slice(12)
  truth = new Map(all.flatMap(({ uuid, texts }) => texts.map(text => [text, uuid] as const)))
}
const answersOf = ({ texts: [first = '', second = '', third = ''] }: Person) => [
  answerTo(survey.questions[0], { rating: 3, text_good: first }),
  answerTo(survey.questions[2], { text_good: second }),
  answerTo(survey.questions[3], { text_bad: third }),
]
const send = async (method: 'GET' | 'PUT' | 'POST', path: string, answers?: object[]) => {
  const url = `/api/feedback/${path}`
  return (await app.inject({ method, url, ...(answers && { payload: { answers } }) })).statusCode
}
const saveDrafts = async () => {
  for (const person of [...people, ...silent].toReversed())
    expect(await send('PUT', `${person.uuid}/draft`, answersOf(person))).toBe(200)
}
const submitAll = async () => {
  for (const person of people) {
    expect(await send('GET', person.uuid)).toBe(200)
    expect(await send('POST', person.uuid, answersOf(person))).toBe(201)
  }
}
const archive = async (): Promise<string> => {
  const target = join(folder.path, `${randomBytes(4).toString('hex')}.tar.gz`)
  await writeBackup({
    url: fixture.url,
    files: fixture.services.files,
    target,
    now: fixture.services.clock.now(),
  })
  return target
}
const expectNone = (content: string, secrets: Iterable<string>) => {
  for (const secret of secrets) expect(content.includes(secret), secret).toBe(false)
}

describe('after twelve people have answered in sequence', () => {
  beforeAll(async () => {
    await begin()
    await saveDrafts()
    await submitAll()
  })

  test('nothing in the database links an answer to its invitation', async () => {
    const dump = await dumpDatabase(fixture.db)
    expect(successfulLinks(dump, survey.id, truth)).toEqual([])

    const answers = ofSurvey(dump, 'survey_answers', survey.id)
    expect(answers.map(textOf).toSorted()).toEqual(people.flatMap(({ texts }) => texts).toSorted())
    // All rows come from one transaction, which belongs to the last submission.
    const [xmin, ...others] = new Set(answers.map(answer => answer.xmin))
    expect(others).toEqual([])
    const links = ofSurvey(dump, 'survey_invitations', survey.id).filter(link => link.xmin === xmin)
    expect(links.map(({ row }) => row['uuid'])).toEqual([people[11]?.uuid])
  })

  test('an answer has no column that identifies a person or a time', async () => {
    const { rows } = await sql<{ columns: string }>`
      select string_agg(column_name || ' ' || data_type, ', ' order by ordinal_position) as columns
      from information_schema.columns where table_name = 'survey_answers'`.execute(fixture.db)
    expect(rows[0]?.columns).toBe(
      'id uuid, survey_id integer, question_id integer, rating integer, not_applicable boolean, text_good text, text_bad text, text_missing text, stage text',
    )
    const answers = ofSurvey(await dumpDatabase(fixture.db), 'survey_answers', survey.id)
    expectNone(JSON.stringify(answers), truth.values())
  })

  test('no other table holds the texts, and only people who have not submitted have a draft', async () => {
    const dump = await dumpDatabase(fixture.db)
    const elsewhere = dump.filter(({ table }) => !['survey_answers', 'survey_drafts'].includes(table))
    expectNone(JSON.stringify(elsewhere), truth.keys())
    const drafts = dump.filter(({ table }) => table === 'survey_drafts').map(({ row }) => row['uuid'])
    expect(drafts.toSorted()).toEqual(silent.map(({ uuid }) => uuid).toSorted())
  })

  test('no time of day is stored except the window of a rate limit that is not linked to an invitation', async () => {
    const dump = await dumpDatabase(fixture.db)
    const kept = dump.filter(({ table }) => table.startsWith('survey'))
    expect(JSON.stringify(kept)).not.toMatch(/\d\d:\d\d/)
    expect(dump.filter(({ table }) => table === 'audit_log')).toEqual([])
    const limits = dump.filter(({ table }) => table === 'rate_limits').map(({ row }) => String(row['key']))
    expect(limits).toEqual([expect.stringMatching(/^feedback-network:/)])
  })

  test('an archive has no link from answers to invitations and no drafts', async () => {
    const path = await archive()
    const dump = await dumpArchive(path)
    expect(ofSurvey(dump, 'survey_answers', survey.id)).toHaveLength(36)
    expect(successfulLinks(dump, survey.id, truth)).toEqual([])
    for await (const { name, content } of entriesOf(path)) {
      const text = (await buffer(content)).toString()
      expect(name).not.toContain('drafts')
      if (name !== 'tables/survey_answers.copy') expectNone(text, truth.keys())
      if (name !== 'tables/survey_invitations.copy') expectNone(text, truth.values())
    }
  })

  test('the log has the requests, without links and texts', async () => {
    const [spent, late] = [people[0], silent[0]] as [Person, Person]
    expect(await send('POST', spent.uuid, answersOf(spent))).toBe(410)
    expect(await send('GET', `${late.uuid}x`)).toBe(404)
    const wrong = [answerTo(survey.questions[1], { rating: 9, text_good: late.texts[0] ?? '' })]
    expect(await send('POST', late.uuid, wrong)).toBe(422)
    const requests = lines.map(line => JSON.parse(line)).filter(({ msg }) => msg === 'request')
    expect(new Set(requests.map(({ route }) => route))).toEqual(
      new Set(['/api/feedback/:uuid', '/api/feedback/:uuid/draft']),
    )
    expect(requests.every(({ account, address }) => account === undefined && address === undefined)).toBe(
      true,
    )
    expectNone(lines.join('\n'), [...truth.keys(), ...truth.values()])
  })

  test('server errors are logged without links and texts', async () => {
    const [late] = silent as [Person]
    const table = sql`alter table survey_answers`
    // PostgreSQL quotes the row that violates the constraint.
    await sql`${table} add constraint broken check (length(text_good) < 3) not valid`.execute(fixture.db)
    expect(await send('POST', late.uuid, answersOf(late))).toBe(500)
    await sql`${table} drop constraint broken`.execute(fixture.db)
    const failed = lines.map(line => JSON.parse(line)).find(({ msg }) => msg === 'request failed')
    expect(failed.err.message).toContain('broken')
    expectNone(lines.join('\n'), [...truth.keys(), ...truth.values()])
  })

  test('the ids of answers change with every submission', async () => {
    const [late] = silent as [Person]
    const ids = async () =>
      (await fixture.db.selectFrom('survey_answers').select('id').execute()).map(row => row.id)
    const before = new Set(await ids())
    expect(await send('POST', late.uuid, answersOf(late))).toBe(201)
    expect((await ids()).filter(id => before.has(id))).toEqual([])
  })
})

test('an archive written while drafts exist has no drafts', async () => {
  await begin()
  await saveDrafts()
  for await (const { content } of entriesOf(await archive()))
    expectNone((await buffer(content)).toString(), truth.keys())
})

describe('control: the search finds the author', () => {
  // Keeps rows at their physical position.
  beforeAll(() => sql`alter table survey_answers set (autovacuum_enabled = off)`.execute(fixture.db))

  const submitWith = async (store: (tx: Tx, person: Person) => Promise<unknown>) => {
    await begin()
    for (const person of people)
      await fixture.db.transaction().execute(async tx => {
        await store(tx, person)
        await deleteDraft(tx, person.uuid)
        await markSpent(tx, person.uuid)
      })
  }
  const insert = (tx: Tx, person: Person) =>
    tx
      .insertInto('survey_answers')
      .values(answersOf(person).map(answer => ({ ...answer, survey_id: survey.id })))
      .execute()
  const inOrder = ['in the order in which links were spent', 'the answers of one person lie together']

  test('when answers are simply appended', async () => {
    await submitWith(insert)
    const all = ['written in the same transaction', ...inOrder]
    expect(successfulLinks(await dumpDatabase(fixture.db), survey.id, truth)).toEqual(all)
    expect(successfulLinks(await dumpArchive(await archive()), survey.id, truth)).toEqual(inOrder)
  })

  test('when all answers are rewritten in their original order', async () => {
    const columns = sql.raw('survey_id, question_id, rating, text_good, text_bad')
    await submitWith(insert)
    await sql`
      with gone as (delete from survey_answers where survey_id = ${survey.id} returning ctid as place, *)
      insert into survey_answers (${columns}) select ${columns} from gone order by place`.execute(fixture.db)
    expect(successfulLinks(await dumpDatabase(fixture.db), survey.id, truth)).toEqual(inOrder)
  })

  test('when drafts are kept', async () => {
    await begin()
    await submitAll()
    await sql`alter table survey_drafts drop constraint survey_drafts_uuid_is_spent_fkey`.execute(fixture.db)
    const drafts = people.map(person => ({ uuid: person.uuid, answers: JSON.stringify(answersOf(person)) }))
    await fixture.db.insertInto('survey_drafts').values(drafts).execute()
    expect(successfulLinks(await dumpDatabase(fixture.db), survey.id, truth)).toEqual(['a row knows both'])
  })
})
