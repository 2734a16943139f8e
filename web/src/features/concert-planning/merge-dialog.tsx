import '../../ui/form/form.css'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { showAlert } from '../../lib/alerts.ts'
import type { Call } from '../../lib/api.ts'
import { explainReason } from '../../lib/explain-failure.ts'
import { useLocale } from '../../lib/i18n/locale-context.ts'
import { useTexts } from '../../lib/i18n/texts.ts'
import { ModalDialog } from '../../ui/dialog/modal-dialog.tsx'
import { SearchDropdown } from '../../ui/dropdown/search-dropdown.tsx'
import { Form } from '../../ui/form/form.tsx'
import type { Message } from '../../ui/form/form-message.tsx'
import { RadioGroup } from '../../ui/form/radio-group.tsx'
import { merge } from './api.ts'
import { mergeTexts } from './merge-texts.ts'

interface Named {
  id: number
  name: string
}

/** Catalogue search, provided by another feature. */
export interface CatalogueSearch {
  findComposers: (typed: string, signal: AbortSignal) => Promise<readonly Named[]>
  findPieces: (composer_id: number, typed: string, signal: AbortSignal) => Promise<readonly Named[]>
}

interface MergeDialogProps extends CatalogueSearch {
  call: Call
  onMerged: () => void
  onClose: () => void
}

type Kind = 'composer' | 'piece'
const kinds: readonly Kind[] = ['composer', 'piece']

/** Selects two entries, previews the merge, and merges them. */
export const MergeDialog = ({ call, findComposers, findPieces, onMerged, onClose }: MergeDialogProps) => {
  const texts = useTexts(mergeTexts)
  const locale = useLocale()
  const { register, watch } = useForm<{ kind: Kind }>({ defaultValues: { kind: 'composer' } })
  const kind = watch('kind')
  const [composer, setComposer] = useState<Named | null>(null)
  const [merged, setMerged] = useState<Named | null>(null)
  const [into, setInto] = useState<Named | null>(null)
  const [message, setMessage] = useState<Message>()
  const [isBusy, setBusy] = useState(false)
  const forget = () => {
    setMerged(null)
    setInto(null)
    setMessage(undefined)
  }
  const error = () => {
    if (!merged || !into) return texts.choose
    return merged.id === into.id ? texts.same : undefined
  }
  const send = async () => {
    const wrong = error()
    if (wrong || !merged || !into) return setMessage({ tone: 'failure', text: wrong ?? texts.choose })
    setBusy(true)
    setMessage(undefined)
    try {
      await merge(call, { kind, merged_id: merged.id, into_id: into.id })
      onMerged()
      onClose()
      showAlert('success', texts.done)
    } catch (error) {
      setBusy(false)
      setMessage({ tone: 'failure', text: explainReason(error, locale) })
    }
  }
  const isPiece = kind === 'piece'
  const find = (typed: string, signal: AbortSignal) => {
    if (!isPiece) return findComposers(typed, signal)
    return composer ? findPieces(composer.id, typed, signal) : Promise.resolve([])
  }
  // Reset with the composer: works found for another one no longer apply.
  const fields = { find, isDisabled: isPiece && !composer }
  const of = isPiece ? `piece-${composer?.id}` : 'composer'
  return (
    <ModalDialog isOpen title={texts.open} onClose={() => !isBusy && onClose()}>
      <Form
        submitLabel={texts.confirm}
        isBusy={isBusy}
        message={message}
        unsaved={{ hasChanges: () => isPiece || merged !== null || into !== null }}
        onSubmit={event => {
          event.preventDefault()
          if (!isBusy) void send()
        }}
      >
        <RadioGroup
          label={texts.what}
          options={kinds.map(value => ({ value, label: texts.kinds[value] }))}
          {...register('kind', { onChange: forget })}
        />
        {isPiece && (
          <SearchDropdown
            label={texts.composer}
            find={findComposers}
            chosen={composer}
            onChoose={chosen => {
              if (chosen?.id !== composer?.id) forget()
              setComposer(chosen)
            }}
          />
        )}
        <SearchDropdown
          key={`${of}-merged`}
          label={texts.merged}
          chosen={merged}
          onChoose={setMerged}
          {...fields}
        />
        <SearchDropdown key={`${of}-into`} label={texts.into} chosen={into} onChoose={setInto} {...fields} />
        {merged && into && !error() && <p>{texts.effect[kind](merged.name, into.name)}</p>}
      </Form>
    </ModalDialog>
  )
}
