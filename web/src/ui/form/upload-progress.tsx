import './upload-progress.css'
import '../progress-bar.css'
import { useTexts } from '../../lib/i18n/texts.ts'
import { formTexts } from './texts.ts'

/** How far a file is on its way, from 0 to 1. When all of it has left, the server still has a look at it. */
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
