import { locales } from '@academy/contract/base/locale'
import {
  ComposerFields,
  type CorrectedComposer,
  type CorrectedPiece,
  PieceFields,
} from '@academy/contract/concerts/repertoire/schemas'
import { type ReactNode, useState } from 'react'
import { showAlert } from '../../../base/alerts.ts'
import type { Call } from '../../../base/api.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import type { DataQuery } from '../../../base/query.ts'
import { useLoadedData } from '../../../base/use-data.ts'
import { ConflictNote } from '../../../ui/conflict-note.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { SearchDropdown } from '../../../ui/dropdown/search-dropdown.tsx'
import { FailureNote } from '../../../ui/failure-note.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useVersionedForm } from '../../../ui/form/use-versioned-form.ts'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { SkeletonList } from '../../../ui/skeleton-list.tsx'
import { composerQuery, correctComposer, correctPiece, loadComposer, loadPiece, pieceQuery } from './api.ts'
import { correctionTexts } from './correction-texts.ts'
import type { CatalogueSearch } from './merge-dialog.tsx'

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
const ComposerForm = ({ call, entry, onSaved }: CorrectionProps<CorrectedComposer>) => {
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
const PieceForm = ({ call, entry, onSaved }: CorrectionProps<CorrectedPiece>) => {
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

interface Named {
  id: number
  name: string
}

interface CorrectionDialogProps extends CatalogueSearch {
  call: Call
  onCorrected: () => void
  onClose: () => void
}

type Kind = 'composer' | 'piece'
const kinds: readonly Kind[] = ['composer', 'piece']

/** Finds an entry of the catalogue and corrects it. */
export const CorrectionDialog = ({
  call,
  findComposers,
  findPieces,
  onCorrected,
  onClose,
}: CorrectionDialogProps) => {
  const texts = useTexts(correctionTexts)
  const [kind, setKind] = useState<Kind>('composer')
  const [composer, setComposer] = useState<Named | null>(null)
  const [piece, setPiece] = useState<Named | null>(null)
  const onSaved = () => {
    showAlert('success', texts.saved)
    onCorrected()
    onClose()
  }
  const form = { call, onSaved }
  return (
    <Dialog title={texts.open} onClose={onClose}>
      <SegmentedControl
        label={texts.what}
        options={kinds.map(value => ({ value, name: texts.kinds[value] }))}
        chosen={kind}
        onChoose={setKind}
      />
      <SearchDropdown
        label={texts.composer}
        find={findComposers}
        chosen={composer}
        onChoose={chosen => {
          setComposer(chosen)
          setPiece(null)
        }}
      />
      {kind === 'piece' && composer && (
        <SearchDropdown
          key={composer.id}
          label={texts.piece}
          find={(typed, signal) => findPieces(composer.id, typed, signal)}
          chosen={piece}
          onChoose={setPiece}
        />
      )}
      {kind === 'composer' && composer && (
        <Loaded key={composer.id} query={composerQuery(call, composer.id)}>
          {entry => <ComposerForm entry={entry} {...form} />}
        </Loaded>
      )}
      {kind === 'piece' && piece && (
        <Loaded key={piece.id} query={pieceQuery(call, piece.id)}>
          {entry => <PieceForm entry={entry} {...form} />}
        </Loaded>
      )}
    </Dialog>
  )
}

interface LoadedProps<Entry> {
  query: DataQuery<Entry>
  children: (entry: Entry) => ReactNode
}

const Loaded = <Entry,>({ query, children }: LoadedProps<Entry>) => {
  const texts = useTexts(correctionTexts)
  const { found, isLoading, hasFailed, reload } = useLoadedData(query)
  // The form begins with the newest version.
  const [isFresh, setFresh] = useState(false)
  if (!isLoading && !isFresh) setFresh(true)
  if (hasFailed) return <FailureNote message={texts.failed} retryLabel={texts.tryAgain} onRetry={reload} />
  return found && isFresh ? children(found) : <SkeletonList label={texts.loading} />
}
