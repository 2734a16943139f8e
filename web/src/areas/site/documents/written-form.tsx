import './written-form.css'
import '../../../ui/form/form.css'
import { type Locale, locales } from '@academy/contract/base/locale'
import { documentPlaceholders, tablePlaceholders } from '@academy/contract/site/documents/placeholders'
import { showAlert } from '../../../base/alerts.ts'
import { defineTexts, useTexts } from '../../../base/i18n/texts.ts'
import { usePending } from '../../../base/use-pending.ts'
import { Button, TextButton } from '../../../ui/button.tsx'
import { DatePicker } from '../../../ui/date-picker/date-picker.tsx'
import { DraftEditor } from '../../../ui/draft-editor/draft-editor.tsx'
import { ControlledField } from '../../../ui/form/controlled-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { SectionFields } from './section-fields.tsx'
import { documentTexts, editorTexts } from './texts.ts'
import type { EditorProps } from './use-publication.ts'
import { useWrittenForm, type WrittenForm as WrittenFormState } from './use-written-form.ts'

/** What the program puts in place of each placeholder of a document. */
const placeholderMeanings = defineTexts<Record<(typeof documentPlaceholders)[number], string>>({
  en: {
    association: 'name of the association',
    address: 'address of the association',
    country: 'country of the association',
    city: 'place of the association',
    email: 'contact address',
    place: 'place of the academy',
    handling_fee: 'handling fee of an application',
    recording_fee: 'fee of a recording',
    single_room: 'highest price of a bed for a night',
    double_room: 'lowest price of a bed for a night',
    half_board: 'price of the meals for a night',
    withdrawal_percent: 'smallest part of the participation fee that stays due, in percent',
    withdrawal_terms: 'what giving up a place costs',
    lodging_terms: 'what cancelling a bed costs',
  },
  de: {
    association: 'Name des Vereins',
    address: 'Anschrift des Vereins',
    country: 'Land des Vereins',
    city: 'Sitz des Vereins',
    email: 'Kontaktadresse',
    place: 'Ort der Akademie',
    handling_fee: 'Bearbeitungsgebühr einer Bewerbung',
    recording_fee: 'Gebühr für eine Aufnahme',
    single_room: 'höchster Preis eines Betts für eine Nacht',
    double_room: 'niedrigster Preis eines Betts für eine Nacht',
    half_board: 'Preis der Verpflegung für eine Nacht',
    withdrawal_percent: 'kleinster Teil der Teilnahmegebühr, der zu bezahlen bleibt, in Prozent',
    withdrawal_terms: 'was es kostet, einen Platz zurückzugeben',
    lodging_terms: 'was es kostet, ein Bett zu stornieren',
  },
})

/** A document that the office writes, in all languages side by side. */
export const WrittenForm = (props: EditorProps) => {
  const texts = useTexts(editorTexts)
  const { languages } = useTexts(documentTexts)
  const editor = useWrittenForm(props)
  const lines = [
    ['title', texts.titleField],
    ['subtitle', texts.subtitle],
    ['version_note', texts.versionNote],
  ] as const
  return (
    <>
      <DraftEditor
        editor={editor}
        action="publish"
        conflictTitle={texts.conflictTitle}
        tools={locales.map(language => <PreviewButton key={language} language={language} editor={editor} />)}
      >
        <div className="field-pair">
          <ControlledField form={editor.form} name="valid_from">
            {({ value, onChange, ...connection }) => (
              <DatePicker
                label={texts.validFrom}
                hint={texts.validFromHint}
                min={props.today}
                value={value || null}
                onUpdate={next => onChange(next ?? '')}
                {...connection}
              />
            )}
          </ControlledField>
        </div>
        {lines.map(([part, label]) => (
          <div key={part} className="field-pair">
            {locales.map(language => (
              <TextField
                key={language}
                lang={language}
                label={`${label} (${languages[language]})`}
                {...editor.field(`${part}.${language}`)}
              />
            ))}
          </div>
        ))}
        <Hints />
        <SectionFields editor={editor} />
        <div>
          <TextButton
            onClick={() => {
              editor.takeDefault()
              showAlert('success', texts.defaultTaken)
            }}
          >
            {texts.useDefault}
          </TextButton>
        </div>
      </DraftEditor>
      {editor.question}
    </>
  )
}

const Hints = () => {
  const texts = useTexts(editorTexts)
  const names = documentPlaceholders.filter(name => !tablePlaceholders.some(table => table === name))
  return (
    <div className="document-hints field-hint">
      <p>{texts.marks}</p>
      <p>{texts.placeholders}</p>
      <PlaceholderNames names={names} />
      <p>{texts.tables}</p>
      <PlaceholderNames names={tablePlaceholders} />
    </div>
  )
}

const PlaceholderNames = ({ names }: { names: readonly (typeof documentPlaceholders)[number][] }) => {
  const meanings = useTexts(placeholderMeanings)
  return (
    <ul className="document-placeholders">
      {names.map(name => (
        <li key={name}>
          <code>{`{${name}}`}</code> {meanings[name]}
        </li>
      ))}
    </ul>
  )
}

const PreviewButton = ({ language, editor }: { language: Locale; editor: WrittenFormState }) => {
  const texts = useTexts(editorTexts)
  const { languages } = useTexts(documentTexts)
  const { isPending, run } = usePending()
  return (
    <Button isPending={isPending} look="quiet" onClick={() => void run(() => editor.preview(language))}>
      {texts.preview(languages[language])}
    </Button>
  )
}
