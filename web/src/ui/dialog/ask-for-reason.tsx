import { ReasonInput } from '@academy/contract/base/fields'
import { useRef } from 'react'
import { defineTexts, useTexts } from '../../base/i18n/texts.ts'
import { TextField } from '../form/text-field.tsx'
import { useContractForm } from '../form/use-contract-form.ts'
import { Ask, type AskProps } from './ask.tsx'

const reasonTexts = defineTexts({
  en: {
    reason: 'Reason',
    hint: 'For the record of the office.',
  },
  de: {
    reason: 'Grund',
    hint: 'Für das Protokoll des Büros.',
  },
})

interface AskForReasonProps extends Omit<AskProps, 'act'> {
  /** Returns what to say afterwards. */
  act: (reason: string) => Promise<string>
}

/** Asks before an act of the office that needs a reason. Not an option of `Ask`, which must not load zod. */
export const AskForReason = ({ act, children, ...question }: AskForReasonProps) => {
  const texts = useTexts(reasonTexts)
  const done = useRef<string>(undefined)
  const { field, frame } = useContractForm({
    schema: ReasonInput,
    send: async ({ reason }) => {
      done.current = await act(reason)
    },
  })
  const submit = async (): Promise<string | false> => {
    done.current = undefined
    await frame.onSubmit({ preventDefault: () => {} })
    return done.current ?? false
  }
  return (
    <Ask {...question} isDestructive autoFocus={false} message={frame.message} act={submit}>
      {children}
      <TextField label={texts.reason} hint={texts.hint} required {...field('reason')} />
    </Ask>
  )
}
