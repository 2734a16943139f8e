import { locales } from '@academy/contract/base/locale'
import { type Piece, PieceInput, type PieceSuggestion } from '@academy/contract/concerts/repertoire/schemas'
import type { Call } from '../../../base/api.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { useDraftForm } from '../../../base/use-draft-form.ts'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { addPiece } from './api.ts'
import { namedPiece } from './catalogue-names.ts'
import { catalogueTexts } from './catalogue-texts.ts'
import { CatalogueDialog, useAddition } from './similar-step.tsx'
import type { Named } from './typed-request.ts'

interface PieceDialogProps {
  call: Call
  composer: Named
  /** The search without a result. */
  text: string
  /** The input before a reload. */
  entered: object | undefined
  onEntered: (entered: object) => void
  onChosen: (piece: Piece) => void
  onClose: () => void
}

/** Adds a missing piece, or picks a similar existing one. */
export const PieceDialog = ({
  call,
  composer,
  text,
  entered,
  onEntered,
  onChosen,
  onClose,
}: PieceDialogProps) => {
  const { piece: texts } = useTexts(catalogueTexts)
  const locale = useLocale()
  const addition = useAddition<PieceInput, Piece, PieceSuggestion>({
    add: entry => addPiece(call, entry),
    similarCode: 'piece_similar',
    onAdded: onChosen,
    onTaken: onChosen,
  })
  const { form, field, frame } = useContractForm<typeof PieceInput._zod.input, PieceInput>({
    schema: PieceInput,
    known: { title: text, composer_id: composer.id },
    kept: entered && { ...entered, composer_id: composer.id },
    send: addition.send,
    explainFailure: addition.explainFailure,
  })
  useDraftForm(form, { keep: onEntered })
  return (
    <CatalogueDialog
      title={texts.title}
      submitLabel={texts.save}
      about={
        <p>
          {texts.composer}: {composer.name}
        </p>
      }
      addition={addition}
      frame={frame}
      questionOf={({ canCreate }) => (canCreate ? texts.similar : texts.exists)}
      shownOf={one => ({ ...namedPiece(one, locale), note: texts.verdicts[one.verdict] })}
      onClose={onClose}
    >
      <TextField label={texts.name} hint={texts.nameHint} required {...field('title')} />
      {locales
        .filter(other => other !== locale)
        .map(other => (
          <TextField
            key={other}
            label={texts.nameIn[other]}
            hint={texts.nameInHint}
            {...field(`title_${other}`)}
          />
        ))}
      <TextField label={texts.tonality} hint={texts.tonalityHint} {...field('tonality')} />
      <div className="field-pair">
        <TextField label={texts.opus} {...field('opus')} />
        <TextField label={texts.catalogueNo} {...field('catalogue_no')} />
      </div>
    </CatalogueDialog>
  )
}
