import {
  invite,
  listSurveys,
  remind,
  results,
  showSurvey,
} from '@academy/contract/messages/surveys/endpoints'
import { expect, test } from 'vitest'
import { recordStatements } from '../../../../test/recorded-statements.ts'
import { open, rating, surveyOffice } from '../../../../test/survey.ts'

test('the number of statements does not depend on the number of surveys, questions, answers and people', async () => {
  const { count: cost, stop } = recordStatements()
  const office = await surveyOffice()
  const year = async (people: number, questions: number) => {
    const survey = await office.write(
      ...Array.from({ length: questions }, (_, index) => (index % 2 ? open() : rating())),
    )
    await office.participants(people)
    const { as } = office
    const invited = await cost(() => office.call(invite, office.params(survey.id), as))
    const reminded = await cost(() => office.call(remind, office.params(survey.id), as))
    const answers = Array.from({ length: 2 * people }, (_, index) => [{ rating: (index % 5) + 1 }])
    await office.answer(survey, ...answers)
    return {
      invited,
      reminded,
      listed: await cost(() => office.call(listSurveys, {}, as)),
      shown: await cost(() => office.call(showSurvey, office.params(survey.id), as)),
      counted: await cost(() => office.call(results, office.params(survey.id), as)),
    }
  }
  const small = await year(3, 1)
  expect(small).toMatchObject({ listed: 1, shown: 1, counted: 1 })
  expect(await year(30, 20)).toEqual(small)
  await office.close()
  stop()
})
