import './written-form.css'
import '../../ui/form/form.css'
import '../../ui/text-button.css'
import { documentPlaceholders, tablePlaceholders } from '@academy/contract/documents/placeholders'
import { type Locale, locales } from '@academy/contract/locale'
import { showAlert } from '../../lib/alerts.ts'
import { useTexts } from '../../lib/i18n/texts.ts'
import { usePending } from '../../lib/use-pending.ts'
import { DatePicker } from '../../ui/date-picker/date-picker.tsx'
import { LeaveDialog } from '../../ui/draft-editor/leave-dialog.tsx'
import { ControlledField } from '../../ui/form/controlled-field.tsx'
import { DraftNote } from '../../ui/form/draft-note.tsx'
import { OtherTabNote } from '../../ui/form/other-tab-note.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useFocusFirstError } from '../../ui/form/use-focus-first-error.ts'
import { PendingButton } from '../../ui/pending-button.tsx'
import { PublishBar } from './publish-bar.tsx'
import { SectionFields } from './section-fields.tsx'
import { documentTexts, editorTexts } from './texts.ts'
import type { EditorProps } from './use-publication.ts'
import { useWrittenForm, type WrittenForm as WrittenFormState } from './use-written-form.ts'

/** A document that the office writes, in all languages side by side. */
export const WrittenForm = (props: EditorProps) => {
  const texts = useTexts(editorTexts)
  const { languages } = useTexts(documentTexts)
  const editor = useWrittenForm(props)
  const frame = useFocusFirstError(editor.attempts)
  const lines = [
    ['title', texts.titleField],
    ['subtitle', texts.subtitle],
    ['version_note', texts.versionNote],
  ] as const
  return (
    <>
      {editor.isDraft && <DraftNote onDiscardDraft={editor.discardDraft} />}
      <OtherTabNote otherTab={editor.otherTab} />
      <form
        ref={frame}
        className="form document-form"
        method="post"
        noValidate
        onSubmit={event => void editor.submit(event)}
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
          <button
            type="button"
            className="text-button"
            onClick={() => {
              editor.takeDefault()
              showAlert('success', texts.defaultTaken)
            }}
          >
            {texts.useDefault}
          </button>
        </div>
        <PublishBar
          publication={editor.publication}
          validFrom={editor.typed.valid_from}
          message={editor.frame.message}
          isBusy={editor.frame.isBusy}
          onKeepMine={editor.keepMine}
          onTakeTheirs={async () => {
            editor.discardDraft()
            await props.onReload()
          }}
        >
          {locales.map(language => (
            <PreviewButton key={language} language={language} editor={editor} />
          ))}
        </PublishBar>
      </form>
      <LeaveDialog action="publish" isDirty={editor.isDirty} />
    </>
  )
}

const Hints = () => {
  const texts = useTexts(editorTexts)
  const written = (names: readonly string[]) => names.map(name => `{${name}}`).join(' ')
  const names = documentPlaceholders.filter(name => !tablePlaceholders.some(table => table === name))
  return (
    <div className="document-hints">
      <p className="field-hint">{texts.marks}</p>
      <p className="field-hint">
        {texts.placeholders} <code>{written(names)}</code>
      </p>
      <p className="field-hint">
        {texts.tables} <code>{written(tablePlaceholders)}</code>
      </p>
    </div>
  )
}

const PreviewButton = ({ language, editor }: { language: Locale; editor: WrittenFormState }) => {
  const texts = useTexts(editorTexts)
  const { languages } = useTexts(documentTexts)
  const { isPending, run } = usePending()
  return (
    <PendingButton isPending={isPending} isQuiet onClick={() => void run(() => editor.preview(language))}>
      {texts.preview(languages[language])}
    </PendingButton>
  )
}
