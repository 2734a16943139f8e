import './upload-progress.css'
import '../progress-bar.css'
import { useTexts } from '../../base/i18n/texts.ts'
import { formTexts } from './texts.ts'

/** The upload progress from 0 to 1. After the upload, the server still validates the file. */
export const UploadProgress = ({ part }: { part: number }) => {
  const texts = useTexts(formTexts)
  const percent = Math.round(part * 100)
  return (
    <div className="upload-progress">
      <span>{part < 1 ? texts.uploading(percent) : texts.uploaded}</span>
      <progress className="progress-bar" aria-label={texts.upload} value={percent} max={100} />
    </div>
  )
}
