import { knownLocale, type Locale, locales } from '@academy/contract/base/locale'
import type { PrintedLetters } from '@academy/contract/messages/letters/printed'
import { useState } from 'react'
import { explainReason } from '../../../base/explain-failure.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { usePending } from '../../../base/use-pending.ts'
import { Button, TextButton } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { FormMessage, type Message } from '../../../ui/form/form-message.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import type { PaperKind } from './api.ts'
import { letterTexts } from './texts.ts'

interface LettersButtonProps {
  kinds: readonly [PaperKind, ...PaperKind[]]
  /** Whom the papers are about. */
  about: string
  /** Makes and saves the file. */
  save: (kind: PaperKind, locale: Locale | undefined) => Promise<PrintedLetters | undefined>
}

interface LettersDialogProps extends LettersButtonProps {
  isOpen: boolean
  onClose: () => void
}

/** The choice of a paper and its language. */
export const LettersDialog = ({ isOpen, onClose, ...letters }: LettersDialogProps) => (
  <Dialog isOpen={isOpen} onClose={onClose} title={useTexts(letterTexts).title}>
    <LettersForm {...letters} />
  </Dialog>
)

export const LettersButton = (letters: LettersButtonProps) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <TextButton onClick={() => setOpen(true)}>{useTexts(letterTexts).open}</TextButton>
      <LettersDialog {...letters} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

const LettersForm = ({ kinds, about, save }: LettersButtonProps) => {
  const texts = useTexts(letterTexts)
  const pageLocale = useLocale()
  const [kind, setKind] = useState<PaperKind>(kinds[0])
  const [locale, setLocale] = useState<Locale>()
  const [message, setMessage] = useState<Message>()
  const { isPending, run } = usePending()
  const isList = kind === 'teacherList' || kind === 'boardList'
  const print = () =>
    run(async () => {
      setMessage(undefined)
      try {
        const summary = await save(kind, locale)
        const { printed, left_out = 0, names = [] } = summary ?? {}
        setMessage({
          tone: 'success',
          text: [
            texts.done,
            printed !== undefined && texts.printed(printed),
            left_out > 0 && texts.leftOut(left_out, names),
          ]
            .filter(Boolean)
            .join(' '),
        })
      } catch (error) {
        setMessage({ tone: 'failure', text: explainReason(error, pageLocale) })
      }
    })
  return (
    <>
      <p>{isList ? texts.listNote : about}</p>
      <SelectField
        label={texts.kind}
        options={kinds.map(value => ({ value, label: texts.kinds[value] }))}
        value={kind}
        onChange={event => {
          setKind(kinds.find(one => one === event.target.value) ?? kinds[0])
          setMessage(undefined)
        }}
      />
      <SelectField
        label={texts.language}
        placeholder={isList ? texts.pageLanguage : texts.ownLanguage}
        options={locales.map(value => ({ value, label: texts.languages[value] }))}
        value={locale ?? ''}
        onChange={event => setLocale(knownLocale(event.target.value))}
      />
      <FormMessage message={message} />
      <Button isPending={isPending} onClick={() => void print()}>
        {texts.print}
      </Button>
    </>
  )
}
