import './share-links.css'
import type { ReactNode } from 'react'
import { useTexts } from '../../../base/i18n/texts.ts'
import { detailTexts } from './detail-texts.ts'

interface ShareLinksProps {
  /** What the page is about, in a few words. */
  subject: string
  /** The whole address of the page. */
  address: string
  /** Copies the address. */
  copyLink: ReactNode
}

/** Plain links: nothing of other sites is loaded. */
export const ShareLinks = ({ subject, address, copyLink }: ShareLinksProps) => {
  const texts = useTexts(detailTexts)
  const encoded = [subject, address].map(encodeURIComponent)
  return (
    <section className="share-links" aria-labelledby="share-title">
      <h2 id="share-title">{texts.share}</h2>
      <ul>
        <li>
          <a href={`mailto:?subject=${encoded[0]}&body=${encoded[1]}`}>{texts.byMail}</a>
        </li>
        <li>
          <a href={`https://wa.me/?text=${encoded.join('%0A')}`} rel="noreferrer">
            {texts.byWhatsApp}
          </a>
        </li>
        <li>{copyLink}</li>
      </ul>
    </section>
  )
}
