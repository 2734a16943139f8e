import './share-links.css'
import type { MasterclassCard } from '@academy/contract/masterclasses/schemas'
import type { ReactNode } from 'react'
import { nameIn } from '../../lib/format.ts'
import { useLocale } from '../../lib/i18n/locale-context.ts'
import { useTexts } from '../../lib/i18n/texts.ts'
import { detailTexts } from './detail-texts.ts'
import { teacherName } from './teacher.ts'

interface ShareLinksProps {
  masterclass: MasterclassCard
  /** The whole address of its page. */
  address: string
  /** Copies the address. */
  copyLink: ReactNode
}

/** Plain links: nothing of other sites is loaded. */
export const ShareLinks = ({ masterclass, address, copyLink }: ShareLinksProps) => {
  const texts = useTexts(detailTexts)
  const subject = texts.shareSubject(nameIn(useLocale(), masterclass.instrument), teacherName(masterclass))
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
