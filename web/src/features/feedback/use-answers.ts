import { fittingAnswers } from '@academy/contract/feedback/answering'
import { type Answer, Answers } from '@academy/contract/feedback/schemas'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useValidatedForm } from '../../ui/form/use-validated-form.ts'
import { answerTo } from './answers.ts'
import type { OpenSurvey } from './api.ts'
import { beginWith, changed, draftStorage, type Kept, saved } from './draft-storage.ts'

/** The answers as they grow. Each change is kept in this browser at once, so that nothing is lost. */
export const useAnswers = (uuid: string, { questions, draft }: Pick<OpenSurvey, 'questions' | 'draft'>) => {
  const [place] = useState(() => draftStorage(uuid))
  const [begin] = useState(() => beginWith(draft.answers, place.read()?.values))
  // What is changed while an answer is on its way counts as well.
  const latest = useRef(begin)
  /** One for each question, in their order: the place of an answer is that of its question. */
  const inOrder = (kept: Kept): Answer[] => {
    const fitting = fittingAnswers(questions, kept.answers)
    return questions.map(({ id }) => answerTo(fitting, id))
  }
  const { form } = useValidatedForm<typeof Answers._zod.input, Answers>({
    schema: Answers,
    known: { answers: inOrder(begin) },
  })
  const { answers } = useWatch({ control: form.control }) as Answers
  const show = (next: Kept) => {
    latest.current = next
    form.setValue('answers', inOrder(next))
  }
  // The same link may be open in another tab. What was answered there comes in here, question by question.
  const put = (next: Kept) => {
    if (place.keep(next)) return show(next)
    const theirs = place.read()?.values
    const both = theirs ? beginWith(theirs.answers ?? [], next) : next
    show(both)
    // Where nothing is kept any more, the answers were submitted.
    if (theirs) place.keep(both)
  }
  const hear = useEffectEvent((change: 'next' | 'apart' | 'gone') => {
    const theirs = change === 'gone' ? undefined : place.read()?.values
    if (theirs) show(beginWith(theirs.answers ?? [], change === 'next' ? theirs : latest.current))
  })
  useEffect(() => place.follow(hear), [place])
  return {
    form,
    answers,
    change: (answer: Answer) => put(changed(latest.current, answer)),
    /** Call it when a draft is sent, and what it gives when it has arrived. */
    sendDraft: () => {
      const sent = latest.current
      return () => put(saved(latest.current, sent))
    },
    noteSubmission: () => put({ ...latest.current, mayHaveArrived: true }),
    forget: place.forget,
  }
}
