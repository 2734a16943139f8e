import { stepsOf } from '@academy/contract/messages/feedback/ratings'
import { MIN_ANSWERS, type OfficeSurvey } from '@academy/contract/messages/surveys/schemas'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { open, rating, type SurveyOffice, surveyOffice, type TestAnswer } from '../../../../test/survey.ts'

let office: SurveyOffice
beforeAll(async () => {
  office = await surveyOffice()
})
afterAll(() => office.close())

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index))

/** Answers the first question with each of these ratings. */
const rated = (survey: OfficeSurvey, ...ratings: number[]) =>
  office.answer(survey, ...ratings.map(one => [{ rating: one }]))

/**
 * Creates a survey of an earlier year with these ratings, and a copy for the current academy with enough
 * answers.
 */
const twoYears = async (year: number, ...before: number[]) => {
  const earlier = await office.write(rating(), open())
  await office.move(earlier.id, await office.academy(year))
  await rated(earlier, ...before)
  const copy = await office.copy(earlier.id)
  await rated(copy, ...times(MIN_ANSWERS, () => 4))
  return { earlier, copy }
}

describe('survey results', () => {
  test('are hidden with four answers and shown with five', async () => {
    const survey = await office.write(rating({ text_good_de: 'Gut?', text_good_en: 'Good?' }), open())
    await office.answer(survey, ...times(4, () => [{ rating: 2, text_good: 'geheim' }]))
    const few = await office.results(survey.id)
    expect(few).toMatchObject({ survey: { answered_count: 4 }, questions: null, compared_with: null })
    expect(JSON.stringify(few)).not.toContain('geheim')
    await office.answer(survey, [{ rating: 5 }, { place: 1, text_good: 'offen' }])
    const { questions } = await office.results(survey.id)
    expect(questions).toEqual([
      {
        question: survey.questions[0],
        n: 5,
        not_applicable: 0,
        mean: 2.6,
        distribution: [0, 4, 0, 0, 1],
        texts: { good: times(4, () => 'geheim'), bad: [], missing: [] },
        before: null,
      },
      {
        question: survey.questions[1],
        n: 1,
        not_applicable: 0,
        mean: null,
        distribution: [],
        texts: { good: ['offen'], bad: [], missing: [] },
        before: null,
      },
    ])
  })

  test('of a survey without answers include only the survey', async () => {
    const { id } = await office.write(rating())
    expect(await office.results(id)).toMatchObject({ survey: { id, state: 'draft' }, questions: null })
  })

  test('stay after closing', async () => {
    const survey = await office.write(rating())
    await rated(survey, 1, 2, 3, 4, 5)
    await office.db
      .updateTable('surveys')
      .set({ closed_on: '2027-09-01' })
      .where('id', '=', survey.id)
      .execute()
    expect((await office.results(survey.id)).questions?.[0]).toMatchObject({ n: 5, mean: 3 })
  })
})

describe('comparison with an earlier academy', () => {
  test('lists each question beside its own figures', async () => {
    const { earlier, copy } = await twoYears(2026, 1, 2, 3, 3, 5)
    const { compared_with, questions } = await office.results(copy.id)
    expect(compared_with).toEqual({
      year: 2026,
      title_de: 'Feedback',
      title_en: 'Feedback',
      answered_count: 5,
    })
    expect(questions?.map(({ before }) => before)).toEqual([
      { n: 5, not_applicable: 0, mean: 2.8, distribution: [1, 1, 2, 0, 1] },
      { n: 0, not_applicable: 0, mean: null, distribution: [] },
    ])
    // The earlier survey is not compared with the later one.
    expect((await office.results(earlier.id)).compared_with).toBeNull()
  })

  test('leaves out a survey with fewer than five answers', async () => {
    const { copy } = await twoYears(2025, 1, 2, 3, 3)
    const { compared_with, questions } = await office.results(copy.id)
    expect([compared_with, questions?.[0]?.before]).toEqual([null, null])
  })

  test('is missing while there are too few answers here', async () => {
    const { earlier } = await twoYears(2024, 1, 2, 3, 3, 5)
    const copy = await office.copy(earlier.id)
    await rated(copy, 1, 2, 3, 4)
    expect((await office.results(copy.id)).compared_with).toBeNull()
  })

  test('leaves out another survey about the same academy', async () => {
    const first = await office.write(rating())
    await rated(first, 1, 2, 3, 4, 5)
    const copy = await office.copy(first.id)
    await rated(copy, 1, 2, 3, 4, 5)
    expect((await office.results(copy.id)).compared_with).toBeNull()
  })

  test('uses the latest survey that asked the same, skipping a year without one', async () => {
    const { earlier, copy } = await twoYears(2021, 1, 1, 1, 1, 1)
    const between = await office.copy(earlier.id)
    await office.move(between.id, await office.academy(2022))
    await rated(between, 5, 5, 5, 5, 5, 5)
    const stranger = await office.write(rating())
    await office.move(stranger.id, await office.academy(2023))
    await rated(stranger, 3, 3, 3, 3, 3)
    const { compared_with, questions } = await office.results(copy.id)
    expect(compared_with).toMatchObject({ year: 2022, answered_count: 6 })
    expect(questions?.[0]?.before).toMatchObject({ n: 6, mean: 5 })
  })

  test('treats a question with another scale or type as a different one', async () => {
    const { copy } = await twoYears(2019, 1, 2, 3, 4, 5)
    const change = (place: number, changes: object) =>
      office.db
        .updateTable('survey_questions')
        .set(changes)
        .where('id', '=', copy.questions[place]?.id ?? 0)
        .execute()
    await change(0, { max: 6 })
    const scaled = await office.results(copy.id)
    expect(scaled.compared_with).toMatchObject({ year: 2019 })
    expect(scaled.questions?.map(({ before }) => before === null)).toEqual([true, false])
    await change(1, { type: 'rating' })
    expect((await office.results(copy.id)).compared_with).toBeNull()
  })
})

/** Arbitrary answer of one person to one question. */
const said = (type: 'rating' | 'open', { min, max }: { min: number; max: number }) => {
  const text = fc.constantFrom('', '', 'schön', '=1+1', 'zu laut\nund zu früh', '🎻')
  const texts = fc.record({ text_good: text, text_bad: text, text_missing: text })
  const rates = fc.oneof(
    fc.integer({ min, max }).map(value => ({ rating: value })),
    fc.constant({ not_applicable: true }),
    fc.constant({}),
  )
  return fc
    .tuple(type === 'rating' ? rates : fc.constant({}), texts)
    .map(([rate, words]): TestAnswer => ({ ...rate, ...words }))
    .filter(
      one =>
        one.rating != null ||
        Boolean(one.not_applicable || one.text_good || one.text_bad || one.text_missing),
    )
}

const scales = fc
  .tuple(fc.nat(10), fc.nat(10))
  .map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) }))
const questions = fc.record({ type: fc.constantFrom('rating' as const, 'open' as const), scale: scales })
const surveys = fc.array(questions, { minLength: 1, maxLength: 4 }).chain(asked =>
  fc.record({
    asked: fc.constant(asked),
    people: fc.array(fc.tuple(...asked.map(({ type, scale }) => fc.option(said(type, scale), { freq: 3 }))), {
      minLength: MIN_ANSWERS,
      maxLength: 12,
    }),
  }),
)

/** Reference implementation of the counts without a database. */
const expectedCounts = (
  type: 'rating' | 'open',
  scale: { min: number; max: number },
  answers: TestAnswer[],
) => {
  const ratings = answers.flatMap(answer => answer.rating ?? [])
  const texts = (field: 'text_good' | 'text_bad' | 'text_missing') =>
    answers.flatMap(answer => answer[field] || []).toSorted()
  const total = ratings.reduce((sum, one) => sum + one, 0)
  return {
    n: type === 'rating' ? ratings.length : answers.length,
    not_applicable: answers.filter(answer => answer.not_applicable).length,
    mean: ratings.length === 0 ? null : total / ratings.length,
    distribution:
      type === 'rating' ? stepsOf(scale).map(step => ratings.filter(one => one === step).length) : [],
    texts: { good: texts('text_good'), bad: texts('text_bad'), missing: texts('text_missing') },
  }
}

test('for any answers the database counts like the reference implementation', async () => {
  await fc.assert(
    fc.asyncProperty(surveys, async ({ asked, people }) => {
      const survey = await office.write(
        ...asked.map(({ type, scale }) =>
          (type === 'rating' ? rating : open)({ ...scale, na_enabled: true }),
        ),
      )
      const answers = people.map(person =>
        person.flatMap((one, place): TestAnswer[] => (one === null ? [] : [{ ...one, place }])),
      )
      await office.answer(survey, ...answers)
      const found = (await office.results(survey.id)).questions ?? []
      expect(found).toHaveLength(asked.length)
      for (const [place, { type, scale }] of asked.entries()) {
        const given = answers.flat().filter(answer => answer.place === place)
        const expected = expectedCounts(type, scale, given)
        const result = found[place]
        if (!result) throw new Error('a question is missing')
        expect(result).toMatchObject({ n: expected.n, not_applicable: expected.not_applicable })
        expect(result.distribution).toEqual(expected.distribution)
        if (expected.mean === null) expect(result.mean).toBeNull()
        else expect(result.mean).toBeCloseTo(expected.mean, 10)
        const { good, bad, missing } = result.texts
        expect({ good: good.toSorted(), bad: bad.toSorted(), missing: missing.toSorted() }).toEqual(
          expected.texts,
        )
      }
    }),
    { numRuns: 60 },
  )
})
