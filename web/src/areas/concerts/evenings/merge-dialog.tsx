import { MergeInput } from '@academy/contract/concerts/merging/schemas'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { showAlert } from '../../../base/alerts.ts'
import type { Call } from '../../../base/api.ts'
import { isRefusal } from '../../../base/api-errors.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { SearchDropdown } from '../../../ui/dropdown/search-dropdown.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { schemaFor } from '../../../ui/form/contract-resolver.ts'
import { ControlledField } from '../../../ui/form/controlled-field.tsx'
import { RadioGroup } from '../../../ui/form/radio-group.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
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

interface TypedMerge {
  kind: Kind
  merged: Named | null
  into: Named | null
  confirmed: boolean
}
const isSame = ({ merged, into }: TypedMerge) => merged !== null && merged.id === into?.id

const mergeRules = {
  schema: schemaFor(MergeInput, ({ kind, merged, into, confirmed }: TypedMerge) => ({
    kind,
    confirmed,
    merged_id: merged?.id,
    into_id: into?.id,
  })),
  fieldName: (field: string) => field.replace(/_id$/, ''),
  isMissing: (code: string) => code === 'CHOOSE_ONE',
}

/** Selects two entries, previews the merge, and merges them. */
export const MergeDialog = ({ call, findComposers, findPieces, onMerged, onClose }: MergeDialogProps) => {
  const texts = useTexts(mergeTexts)
  /** The names or years of the two differ: the office confirms that they are one person. */
  const [isDoubtful, setDoubtful] = useState(false)
  const { form, field, recheck, clearMessage, frame } = useContractForm({
    ...mergeRules,
    known: { kind: 'composer', merged: null, into: null, confirmed: false },
    check: async typed => ({ into: isSame(typed) ? { type: 'same', message: texts.same } : undefined }),
    send: async body => {
      await merge(call, body).catch(error => {
        setDoubtful(isRefusal(error, 'merge_doubtful'))
        throw error
      })
      onMerged()
      onClose()
      showAlert('success', texts.done)
    },
  })
  const typed = useWatch({ control: form.control }) as TypedMerge
  const { kind, merged, into } = typed
  // Only narrows the search; not sent.
  const [composer, setComposer] = useState<Named | null>(null)
  const forgetDoubts = () => {
    setDoubtful(false)
    form.setValue('confirmed', false)
    clearMessage()
  }
  const forget = () => {
    for (const name of ['merged', 'into'] as const) form.resetField(name)
    forgetDoubts()
  }
  const isPiece = kind === 'piece'
  const find = (typed: string, signal: AbortSignal) => {
    if (!isPiece) return findComposers(typed, signal)
    return composer ? findPieces(composer.id, typed, signal) : Promise.resolve([])
  }
  // Reset with the composer: works found for another one no longer apply.
  const search = { find, isDisabled: isPiece && !composer }
  const of = isPiece ? `piece-${composer?.id}` : 'composer'
  return (
    <FormDialog
      title={texts.open}
      onClose={() => !frame.isBusy && onClose()}
      submitLabel={texts.confirm}
      {...frame}
    >
      <RadioGroup
        label={texts.what}
        options={kinds.map(value => ({ value, label: texts.kinds[value] }))}
        {...field('kind', { onChange: forget })}
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
      <ControlledField form={form} name="merged">
        {({ value, onChange, ...connection }) => (
          <SearchDropdown
            key={`${of}-merged`}
            label={texts.merged}
            chosen={value}
            onChoose={chosen => {
              onChange(chosen)
              forgetDoubts()
              recheck('into')()
            }}
            {...search}
            {...connection}
          />
        )}
      </ControlledField>
      <ControlledField form={form} name="into">
        {({ value, onChange, ...connection }) => (
          <SearchDropdown
            key={`${of}-into`}
            label={texts.into}
            chosen={value}
            onChoose={chosen => {
              onChange(chosen)
              forgetDoubts()
            }}
            {...search}
            {...connection}
          />
        )}
      </ControlledField>
      {merged && into && !isSame(typed) && <p>{texts.effect[kind](merged.name, into.name)}</p>}
      {isDoubtful && <Checkbox label={texts.samePerson} {...field('confirmed')} />}
    </FormDialog>
  )
}
