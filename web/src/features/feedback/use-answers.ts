import { fittingAnswers } from '@academy/contract/feedback/answering'
import type { Answer } from '@academy/contract/feedback/schemas'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { OpenSurvey } from './api.ts'
import { beginWith, changed, draftStorage, type Kept, saved } from './draft-storage.ts'

/** The answers as they grow. Each change is kept in this browser at once, so that nothing is lost. */
export const useAnswers = (uuid: string, { questions, draft }: Pick<OpenSurvey, 'questions' | 'draft'>) => {
  const [place] = useState(() => draftStorage(uuid))
  const [kept, setKept] = useState(() => beginWith(draft.answers, place.read()?.values))
  // What is changed while an answer is on its way counts as well.
  const latest = useRef(kept)
  const show = (next: Kept) => {
    latest.current = next
    setKept(next)
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
    answers: fittingAnswers(questions, kept.answers),
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
