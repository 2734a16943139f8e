import { type OwnRepertoire, RepertoireInput } from '@academy/contract/admission/repertoire-changes/schemas'
import { showAlert } from '../../../base/alerts.ts'
import type { Call } from '../../../base/api.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { schemaFor } from '../../../ui/form/contract-resolver.ts'
import { useVersionedForm } from '../../../ui/form/use-versioned-form.ts'
import { pieceName } from '../../../ui/repertoire/piece-list.tsx'
import { loadRepertoire, saveRepertoire } from './api.ts'
import type { NamedPiece } from './chosen-pieces.tsx'
import { repertoireTexts } from './texts.ts'

type TypedRepertoire = { repertoire: string; pieces: NamedPiece[] }

const bodyOf = ({ repertoire, pieces }: TypedRepertoire) => ({
  repertoire,
  piece_ids: pieces.map(({ id }) => id),
})

interface RepertoireFormOptions {
  call: Call
  own: OwnRepertoire
  onSaved: () => Promise<void>
}

/** The state of the form in which a participant changes text and works. */
export const useRepertoireForm = ({ call, own, onSaved }: RepertoireFormOptions) => {
  const texts = useTexts(repertoireTexts)
  const locale = useLocale()
  const { application_id } = own
  const typedOf = ({ repertoire, pieces }: OwnRepertoire): TypedRepertoire => ({
    repertoire,
    pieces: pieces.map(one => ({ id: one.piece_id, name: pieceName(one, locale) })),
  })
  const fields = useVersionedForm<TypedRepertoire, RepertoireInput, OwnRepertoire>({
    schema: schemaFor(RepertoireInput, bodyOf),
    fieldName: name => (name.startsWith('piece_ids') ? 'pieces' : name),
    draft: `repertoire:${application_id}`,
    known: typedOf(own),
    version: own.version,
    typedOf,
    save: (values, version) => saveRepertoire(call, application_id, { ...values, version }),
    loadNewest: () => loadRepertoire(call, String(application_id)),
    onSaved: async () => {
      showAlert('success', texts.saved)
      await onSaved()
    },
    onReloaded: onSaved,
  })
  const { form } = fields
  /** Adds a work at the end of the list; one that is there already moves to the end. */
  const add = (piece: NamedPiece) => {
    const others = form.getValues('pieces').filter(({ id }) => id !== piece.id)
    form.setValue('pieces', [...others, piece], { shouldDirty: true })
  }
  return { ...fields, add }
}

export type RepertoireFormState = ReturnType<typeof useRepertoireForm>
