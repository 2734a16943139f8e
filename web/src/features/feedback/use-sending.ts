import { saysSomething } from '@academy/contract/feedback/answering'
import type { Answer } from '@academy/contract/feedback/schemas'
import { useState } from 'react'
import type { Call } from '../../lib/api.ts'
import { ApiError } from '../../lib/api-errors.ts'
import type { Message } from '../../ui/form/form-message.tsx'
import type { Faults } from './answers.ts'
import { type Letter, type OpenSurvey, postAnswers, putDraft } from './api.ts'
import { type Ending, endingOf } from './endings.ts'
import { refusalOf } from './refusal.ts'
import { sendingTexts } from './sending-texts.ts'
import type { useAnswers } from './use-answers.ts'

interface SendingProps {
  call: Call
  uuid: string
  open: OpenSurvey
  kept: ReturnType<typeof useAnswers>
  onStep: (step: number) => void
  onEnd: (ending: Ending) => void
}

// The server, or something before it, may have failed after the answers had arrived.
const isUncertain = (error: unknown) => !(error instanceof ApiError) || error.status >= 500

/** Saves drafts and submits, and says what became of it. Whatever happens, the answers stay until they have arrived. */
export const useSending = ({ call, uuid, open, kept, onStep, onEnd }: SendingProps) => {
  const { locale } = open.survey
  const texts = sendingTexts[locale]
  const [pending, setPending] = useState<'draft' | 'submission'>()
  const [message, setMessage] = useState<Message>()
  const [faults, setFaults] = useState<Record<number, Faults>>({})
  const answers = kept.answers.filter(saysSomething)

  const refuse = (error: unknown, text: string) => {
    const ending = endingOf(error, uuid)
    if (ending) return onEnd(ending)
    const { faults: found, rest } = refusalOf(error, answers)
    const first = open.questions.findIndex(({ id }) => id in found)
    const hint = rest.join(' ') || (first < 0 ? texts.keptHint : texts.lookAgain)
    setFaults(found)
    setMessage({ tone: 'failure', text, hint })
    if (first >= 0) onStep(first + 1)
  }
  const send = async (what: 'draft' | 'submission', work: (letter: Letter) => Promise<void>) => {
    // One thing at a time: a draft must not come after the answers.
    if (pending) return
    setPending(what)
    setMessage(undefined)
    setFaults({})
    await work({ uuid, answers, locale }).finally(() => setPending(undefined))
  }
  const saveDraft = () =>
    send('draft', async letter => {
      const arrived = kept.sendDraft()
      try {
        const isSaved = await putDraft(call, letter)
        if (isSaved) arrived()
        setMessage(
          isSaved
            ? { tone: 'success', text: texts.saved, hint: texts.savedHint }
            : { tone: 'failure', text: texts.notSaved, hint: texts.keptHint },
        )
      } catch (error) {
        refuse(error, texts.saveFailed)
      }
    })
  const submit = () =>
    send('submission', async letter => {
      try {
        await postAnswers(call, letter)
        kept.forget()
        onEnd('thanks')
      } catch (error) {
        if (isUncertain(error)) kept.noteSubmission()
        refuse(error, texts.failed)
      }
    })
  /** What was said about an answer is over once it changes. */
  const change = (answer: Answer) => {
    kept.change(answer)
    setMessage(undefined)
    setFaults(({ [answer.question_id]: _, ...others }) => others)
  }
  return { pending, message, faults, saveDraft, submit, change, hush: () => setMessage(undefined) }
}
