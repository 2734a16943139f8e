import { dropOutdatedAnswers } from '@academy/contract/messages/feedback/answering'
import { type Answer, Answers } from '@academy/contract/messages/feedback/schemas'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useValidatedForm } from '../../../ui/form/use-validated-form.ts'
import { answerTo } from './answers.ts'
import type { OpenSurvey } from './api.ts'
import { changed, draftStorage, type LocalDraft, mergeDraft, saved } from './draft-storage.ts'

/** The answers of the form. Each change is stored in this browser at once. */
export const useAnswers = (uuid: string, { questions, draft }: Pick<OpenSurvey, 'questions' | 'draft'>) => {
  const [place] = useState(() => draftStorage(uuid))
  const [begin] = useState(() => mergeDraft(draft.answers, place.read()?.values))
  // Changes during a pending request count too.
  const latest = useRef(begin)
  /** Returns one answer per question, in the order of the questions. */
  const inOrder = (localDraft: LocalDraft): Answer[] => {
    const fitting = dropOutdatedAnswers(questions, localDraft.answers)
    return questions.map(({ id }) => answerTo(fitting, id))
  }
  const { form } = useValidatedForm<typeof Answers._zod.input, Answers>({
    schema: Answers,
    known: { answers: inOrder(begin) },
  })
  const { answers } = useWatch({ control: form.control }) as Answers
  const show = (next: LocalDraft) => {
    latest.current = next
    form.setValue('answers', inOrder(next))
  }
  // The link may be open in another tab: merge its answers, question by question.
  const put = (next: LocalDraft) => {
    if (place.keep(next)) return show(next)
    const theirs = place.read()?.values
    const both = theirs ? mergeDraft(theirs.answers ?? [], next) : next
    show(both)
    // If nothing is stored any more, the answers were submitted in the other tab.
    if (theirs) place.keep(both)
  }
  const hear = useEffectEvent((change: 'next' | 'apart' | 'gone') => {
    const theirs = change === 'gone' ? undefined : place.read()?.values
    if (theirs) show(mergeDraft(theirs.answers ?? [], change === 'next' ? theirs : latest.current))
  })
  useEffect(() => place.follow(hear), [place])
  return {
    form,
    answers,
    change: (answer: Answer) => put(changed(latest.current, answer)),
    /** Call when a draft is sent; call the returned function when it has arrived. */
    sendDraft: () => {
      const sent = latest.current
      return () => put(saved(latest.current, sent))
    },
    noteSubmission: () => put({ ...latest.current, mayHaveArrived: true }),
    forget: place.forget,
  }
}
