import { expect, test } from 'vitest'
import { embedOf } from './embed.ts'

const youTube = 'https://www.youtube-nocookie.com/embed/aB3_x-9yZ01?autoplay=1&rel=0'
const vimeo = 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'
const soundCloud =
  'https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fsomebody%2Frecital&auto_play=true&show_comments=false'

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
  ['https://soundcloud.com/somebody/recital', soundCloud],
  ['https://m.soundcloud.com/somebody/recital', soundCloud],
  ['https://soundcloud.com/somebody', undefined],
  ['https://soundcloud.com/somebody/"><script>', undefined],
  ['https://on.soundcloud.com/AbCd3', undefined],
  ['https://soundcloud.com.example.org/somebody/recital', undefined],
  ['https://example.org/page.html', undefined],
  ['http://example.org/recital.mp3', undefined],
  ['no address at all', undefined],
])('%s', (link, player) => {
  expect(embedOf(link)).toEqual(player && { kind: 'frame', address: player })
})

test.each([
  ['https://example.org/recital.mp3', 'audio'],
  ['https://example.org/Recital.WAV?dl=1', 'audio'],
  ['https://example.org/a/recital.mp4#t=10', 'video'],
  ['https://example.org/recital.webm', 'video'],
])('%s is played by the browser, as %s', (link, kind) => {
  expect(embedOf(link)).toEqual({ kind, address: link })
})
