import { locales } from '@academy/contract/base/locale'
import {
  ComposerFields,
  type CorrectedComposer,
  type CorrectedPiece,
  PieceFields,
} from '@academy/contract/concerts/repertoire/correction-schemas'
import type { Call } from '../../../base/api.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { ConflictNote } from '../../../ui/conflict-note.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useVersionedForm } from '../../../ui/form/use-versioned-form.ts'
import { correctComposer, correctPiece, loadComposer, loadPiece } from './api.ts'
import { correctionTexts } from './correction-texts.ts'

interface CorrectionProps<Entry> {
  call: Call
  entry: Entry
  onSaved: () => void
}

const withoutId = <Entry extends { id: number; version: number }>({ id: _, version: __, ...fields }: Entry) =>
  fields

// An empty field is no year.
const year = { setValueAs: (typed: unknown) => (typed === '' || typed === null ? null : Number(typed)) }

/** Corrects names and years of a composer. */
export const ComposerForm = ({ call, entry, onSaved }: CorrectionProps<CorrectedComposer>) => {
  const texts = useTexts(correctionTexts)
  const { id } = entry
  const { field, frame, conflict } = useVersionedForm({
    schema: ComposerFields,
    draft: `composer:${id}`,
    known: withoutId(entry) as typeof ComposerFields._zod.input,
    version: entry.version,
    typedOf: saved => withoutId(saved),
    save: (values, version) => correctComposer(call, id, { ...values, version }),
    loadNewest: () => loadComposer(call, id),
    onSaved,
  })
  return (
    <Form submitLabel={texts.save} {...frame}>
      {conflict && <ConflictNote title={texts.conflict} {...conflict} />}
      <TextField label={texts.firstName} required {...field('first_name')} />
      <TextField label={texts.prefix} {...field('last_prefix')} />
      <TextField label={texts.lastName} required {...field('last_name')} />
      {locales.map(locale => (
        <TextField
          key={locale}
          label={texts.nameIn[locale]}
          hint={texts.sameName}
          {...field(`name_${locale}`)}
        />
      ))}
      <div className="field-pair">
        <TextField label={texts.birth} inputMode="numeric" required {...field('year_of_birth', year)} />
        <TextField
          label={texts.death}
          hint={texts.deathHint}
          inputMode="numeric"
          {...field('year_of_death', year)}
        />
      </div>
    </Form>
  )
}

/** Corrects titles and numbers of a work. */
export const PieceForm = ({ call, entry, onSaved }: CorrectionProps<CorrectedPiece>) => {
  const texts = useTexts(correctionTexts)
  const { id } = entry
  const { field, frame, conflict } = useVersionedForm({
    schema: PieceFields,
    draft: `piece:${id}`,
    known: withoutId(entry) as typeof PieceFields._zod.input,
    version: entry.version,
    typedOf: saved => withoutId(saved),
    save: (values, version) => correctPiece(call, id, { ...values, version }),
    loadNewest: () => loadPiece(call, id),
    onSaved,
  })
  return (
    <Form submitLabel={texts.save} {...frame}>
      {conflict && <ConflictNote title={texts.conflict} {...conflict} />}
      <TextField label={texts.title} required {...field('title')} />
      {locales.map(locale => (
        <TextField
          key={locale}
          label={texts.titleIn[locale]}
          hint={texts.sameTitle}
          {...field(`title_${locale}`)}
        />
      ))}
      <TextField label={texts.opus} {...field('opus')} />
      <TextField label={texts.catalogueNo} {...field('catalogue_no')} />
      <TextField label={texts.tonality} {...field('tonality')} />
    </Form>
  )
}
