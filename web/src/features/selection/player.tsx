import './recordings.css'
import '../../ui/text-button.css'
import { platformOf } from '@academy/contract/recording-links'
import { useTexts } from '../../lib/i18n/texts.ts'
import { selectionTexts } from './texts.ts'

interface PlayerProps {
  link: string
  address: string
  onClose: () => void
}

const showWhole = (player: HTMLElement | null) => player?.scrollIntoView({ block: 'nearest' })

/** The platform's player, loaded only on demand. Some recordings can only be played on the platform. */
export const Player = ({ link, address, onClose }: PlayerProps) => {
  const texts = useTexts(selectionTexts)
  const platform = platformOf(link)
  return (
    <div className="player" ref={showWhole}>
      <iframe
        src={address}
        title={platform}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
        // The platform must see the embedding origin, but nothing more.
        referrerPolicy="strict-origin"
      />
      <p className="player-note" role="status">
        {texts.playerNote(platform)}
      </p>
      <div className="player-ways">
        <a className="text-button" href={link} target="_blank" rel="noopener noreferrer">
          {texts.openAt(platform)}
        </a>
        <button type="button" className="text-button" onClick={onClose}>
          {texts.closePlayer}
        </button>
      </div>
    </div>
  )
}
