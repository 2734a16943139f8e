import { expect, test } from 'vitest'
import { embedOf } from './embed.ts'

const youTube = 'https://www.youtube-nocookie.com/embed/aB3_x-9yZ01?autoplay=1&rel=0'
const vimeo = 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'

test.each<[link: string, player: string | undefined]>([
  ['https://www.youtube.com/watch?v=aB3_x-9yZ01', youTube],
  ['https://m.youtube.com/watch?feature=share&v=aB3_x-9yZ01', youTube],
  ['https://youtu.be/aB3_x-9yZ01?si=tracking', youTube],
  ['https://youtu.be/aB3_x-9yZ01?t=1m30s', `${youTube}&start=90`],
  ['https://www.youtube.com/watch?v=aB3_x-9yZ01&t=75', `${youTube}&start=75`],
  ['https://www.youtube.com/watch?v=aB3_x-9yZ01&t=0s', youTube],
  ['https://www.youtube.com/watch?v=aB3_x-9yZ01&t="><script>', youTube],
  ['https://www.youtube.com/shorts/aB3_x-9yZ01', youTube],
  ['https://www.youtube.com/live/aB3_x-9yZ01?feature=share', youTube],
  ['https://www.youtube.com/embed/aB3_x-9yZ01', youTube],
  ['https://www.youtube.com/@somebody', undefined],
  ['https://www.youtube.com/playlist?list=PL123', undefined],
  ['https://www.youtube.com/watch?v=../../evil', undefined],
  ['https://youtube.com.example.org/watch?v=aB3_x-9yZ01', undefined],
  ['https://notyoutube.com/watch?v=aB3_x-9yZ01', undefined],
  ['https://vimeo.com/76979871', vimeo],
  ['https://vimeo.com/channels/staff/76979871', vimeo],
  ['https://vimeo.com/76979871/a1b2c3', `${vimeo}&h=a1b2c3`],
  ['https://player.vimeo.com/video/76979871?h=a1b2c3', `${vimeo}&h=a1b2c3`],
  ['https://vimeo.com/somebody', undefined],
  ['https://soundcloud.com/somebody/recital', undefined],
  ['no address at all', undefined],
])('%s', (link, player) => {
  expect(embedOf(link)).toBe(player)
})
