import type { FieldMessage } from '@academy/contract/base/field-message'
import { MAX_FILE_BYTES } from '@academy/contract/base/fields'
import { fieldMessages } from '@academy/contract/messages'
import { type Crop, MAX_MEGAPIXELS, MIN_CROP_WIDTH } from '@academy/contract/programme/teachers/portrait'
import type { Teacher } from '@academy/contract/programme/teachers/schemas'
import { PortraitUpload } from '@academy/contract/programme/teachers/schemas'
import { useRef, useState } from 'react'
import { showAlert } from '../../../base/alerts.ts'
import type { Call } from '../../../base/api.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { TextButton } from '../../../ui/button.tsx'
import { useAsk } from '../../../ui/dialog/ask.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { useReturnFocus } from '../../../ui/dialog/focus-if-lost.ts'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { ControlledField } from '../../../ui/form/controlled-field.tsx'
import { FileField, UploadProgress } from '../../../ui/form/file-field.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { Panel } from '../../../ui/panel.tsx'
import { changeFocus, deletePortrait, replacePortrait } from './api.ts'
import { CropPicture, firstCrop, type LoadedPicture, widest } from './crop-picture.tsx'
import { FocusPicture } from './focus-picture.tsx'
import { portraitTexts } from './portrait-texts.ts'
import './teachers.css'

const types = ['image/jpeg', 'image/png', 'image/webp']
const PICTURE_ACCEPT = types.join(',')

/** Wide enough for the preview at its largest zoom. */
const PREVIEW_WIDTH = 1600

const scaleDown = async (full: ImageBitmap): Promise<ImageBitmap> => {
  if (full.width <= PREVIEW_WIDTH) return full
  const scaled = await createImageBitmap(full, { resizeWidth: PREVIEW_WIDTH, resizeQuality: 'medium' })
  full.close()
  return scaled
}

/** Decodes a picture for the preview, or says why the server would refuse it. */
const loadPicture = async (file: File): Promise<LoadedPicture | FieldMessage> => {
  if (!types.includes(file.type)) return 'PICTURE_TYPE'
  if (file.size > MAX_FILE_BYTES) return 'FILE_TOO_LARGE'
  try {
    const full = await createImageBitmap(file)
    const { width, height } = full
    if (width * height > MAX_MEGAPIXELS * 1_000_000) return 'PICTURE_TOO_MANY_PIXELS'
    if (Math.ceil(widest({ width, height }) * width) < MIN_CROP_WIDTH) return 'PICTURE_TOO_SMALL'
    return { bitmap: await scaleDown(full), width, height }
  } catch {
    return 'PICTURE_DAMAGED'
  }
}

interface PortraitFormProps {
  call: Call
  teacherId: number
  onSaved: () => Promise<void>
}

/** Chooses a picture and the part of it that becomes the portrait. The server crops. */
const PortraitForm = ({ call, teacherId, onSaved }: PortraitFormProps) => {
  const texts = useTexts(portraitTexts)
  const locale = useLocale()
  const [part, setPart] = useState<number>()
  const [chosen, choose] = useState<{ picture: LoadedPicture; crop: Crop }>()
  const { form, field, frame, clearMessage } = useContractForm({
    schema: PortraitUpload,
    known: { shows_whole: true },
    send: async ({ portrait_file: file, shows_whole }) => {
      if (!(file instanceof File)) return
      await replacePortrait(call, teacherId, { file, crop: chosen?.crop, shows_whole }, setPart).finally(() =>
        setPart(undefined),
      )
      await onSaved()
    },
  })
  const load = async (file: File | null) => {
    choose(undefined)
    form.clearErrors('portrait_file')
    clearMessage()
    if (!file) return
    const loaded = await loadPicture(file)
    if (typeof loaded === 'string') {
      // A picture that the server would refuse is not sent.
      form.resetField('portrait_file')
      form.setError('portrait_file', { type: loaded, message: fieldMessages[loaded][locale] })
    } else choose({ picture: loaded, crop: firstCrop(loaded) })
  }
  return (
    <Form submitLabel={texts.save} {...frame}>
      <ControlledField form={form} name="portrait_file">
        {({ value, onChange, ...field }) => (
          <FileField
            label={texts.file}
            hint={texts.fileHint}
            accept={PICTURE_ACCEPT}
            file={value instanceof File ? value : undefined}
            onFile={file => {
              onChange(file ?? null)
              void load(file ?? null)
            }}
            {...field}
          />
        )}
      </ControlledField>
      {chosen && (
        <CropPicture
          picture={chosen.picture}
          crop={chosen.crop}
          onCrop={crop => choose({ ...chosen, crop })}
        />
      )}
      {chosen && <Checkbox label={texts.whole} {...field('shows_whole')} />}
      {part !== undefined && <UploadProgress part={part} />}
    </Form>
  )
}

interface PortraitPanelProps {
  call: Call
  teacher: Teacher
  /** Reloads the data. */
  onChanged: () => Promise<void>
}

export const PortraitPanel = ({ call, teacher, onChanged }: PortraitPanelProps) => {
  const texts = useTexts(portraitTexts)
  const [isUploading, setUploading] = useState(false)
  const uploadButton = useRef<HTMLButtonElement>(null)
  useReturnFocus(teacher.has_portrait, uploadButton)
  const close = () => setUploading(false)
  const uploadLabel = teacher.has_portrait ? texts.replace : texts.upload
  const saved = async () => {
    await onChanged()
    close()
    showAlert('success', texts.saved)
  }
  const [askToRemove, question] = useAsk(() => ({
    title: texts.removeTitle,
    text: texts.removeText,
    confirmLabel: texts.remove,
    isDestructive: true,
    act: async () => {
      await deletePortrait(call, teacher.id)
      await onChanged()
      return texts.removed
    },
  }))
  return (
    <Panel title={texts.title}>
      <div className="teacher-portrait">
        <img src={teacher.portrait.thumbnail} alt="" width="128" height="160" />
        <div>
          {!teacher.has_portrait && <p>{teacher.has_drawing ? texts.drawn : texts.none}</p>}
          <div className="teacher-actions">
            <TextButton ref={uploadButton} onClick={() => setUploading(true)}>
              {uploadLabel}
            </TextButton>
            {teacher.has_portrait && <TextButton onClick={() => askToRemove()}>{texts.remove}</TextButton>}
          </div>
        </div>
      </div>
      {teacher.has_portrait && (
        <FocusPicture
          key={teacher.portrait.picture}
          picture={teacher.portrait.picture}
          focus={teacher.portrait}
          save={async focus => {
            await changeFocus(call, teacher.id, focus)
            await onChanged()
            showAlert('success', texts.focusSaved)
          }}
        />
      )}
      <Dialog isOpen={isUploading} onClose={close} title={uploadLabel}>
        <PortraitForm call={call} teacherId={teacher.id} onSaved={saved} />
      </Dialog>
      {question}
    </Panel>
  )
}
