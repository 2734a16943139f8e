import type { InputOf, ReplyOf } from '@academy/contract/base/endpoint'
import type { Locale } from '@academy/contract/base/locale'
import type * as contract from '@academy/contract/concerts/evenings/endpoints'
import type { Evening, EveningInput } from '@academy/contract/concerts/evenings/schemas'
import type * as merging from '@academy/contract/concerts/merging/endpoints'
import type * as catalogue from '@academy/contract/concerts/repertoire/correction-endpoints'
import type {
  ComposerCorrection,
  CorrectedComposer,
  CorrectedPiece,
  PieceCorrection,
} from '@academy/contract/concerts/repertoire/schemas'
import type { Call } from '../../../base/api.ts'
import { todayQuery } from '../../../base/pages/today.ts'
import { defineQuery } from '../../../base/query.ts'
import { route } from '../../../base/route.ts'
import { toFile } from '../../../base/save-file.ts'
import { defineAcademyQuery } from '../../programme/academy/api.ts'

// The pages and dialogs show their failures themselves.
const quiet = { quiet: true } as const

const routes = {
  board: route<typeof contract.board>('GET', '/api/academy/a/concerts'),
  add: route<typeof contract.addEvening>('POST', '/api/academy/a/evenings'),
  change: route<typeof contract.changeEvening>('PUT', '/api/academy/a/evenings/:id'),
  remove: route<typeof contract.deleteEvening>('DELETE', '/api/academy/a/evenings/:id'),
  plan: route<typeof contract.planEvening>('PUT', '/api/academy/a/evenings/:id/requests'),
  announce: route<typeof contract.announceEvening>('POST', '/api/academy/a/evenings/:id/announce'),
  video: route<typeof contract.setVideo>('PUT', '/api/academy/a/concert-requests/:id/video'),
  programme: route<typeof contract.programmePdf>('GET', '/api/academy/a/evenings/:id/programme.pdf'),
  works: route<typeof contract.worksCsv>('GET', '/api/academy/a/evenings/:id/works.csv'),
  merges: route<typeof merging.merges>('GET', '/api/academy/a/merges'),
  merge: route<typeof merging.merge>('POST', '/api/academy/a/merges'),
  composer: route<typeof catalogue.composerEntry>('GET', '/api/academy/a/catalogue/composers/:id'),
  correctComposer: route<typeof catalogue.correctComposer>('PUT', '/api/academy/a/catalogue/composers/:id'),
  piece: route<typeof catalogue.pieceEntry>('GET', '/api/academy/a/catalogue/pieces/:id'),
  correctPiece: route<typeof catalogue.correctPiece>('PUT', '/api/academy/a/catalogue/pieces/:id'),
  undoMerge: route<typeof merging.undoMerge>('DELETE', '/api/academy/a/merges/:id'),
}

export type Board = ReplyOf<typeof contract.board>
export type MergeBody = InputOf<typeof merging.merge>['body']

const by = (id: number) => ({ params: { id: String(id) } })

/** Null if there is no current academy. */
export const boardQuery = (call: Call) =>
  defineAcademyQuery(call, ['concert-board'], call => call(routes.board, {}, quiet))

/** Creates an evening, or (with an id) changes its day, place or length. */
export const saveEvening = (call: Call, id: number | undefined, body: EveningInput): Promise<Evening> =>
  id === undefined ? call(routes.add, { body }, quiet) : call(routes.change, { ...by(id), body }, quiet)

export const deleteEvening = (call: Call, id: number): Promise<void> => call(routes.remove, by(id), quiet)

export type Plan = InputOf<typeof contract.planEvening>['body']

export const planEvening = (call: Call, id: number, body: Plan): Promise<Evening[]> =>
  call(routes.plan, { ...by(id), body }, quiet)

/** Returns the number of people notified. */
/** Returns how many mails go out. */
export const announceEvening = async (call: Call, id: number): Promise<number> => {
  const { notified, partners_notified } = await call(routes.announce, by(id), quiet)
  return notified + partners_notified
}

export const setVideo = async (call: Call, id: number, video_url: string): Promise<void> => {
  await call(routes.video, { ...by(id), body: { video_url } }, quiet)
}

/** The printed programme is in the audience's language, which may differ from the page's. */
export const saveProgramme = (call: Call, id: number, locale: Locale): Promise<void> =>
  call(routes.programme, by(id), { ...toFile('programme.pdf'), locale })

export const saveWorks = (call: Call, id: number): Promise<void> =>
  call(routes.works, by(id), toFile('works.csv'))

export const mergesQuery = (call: Call) =>
  defineQuery(call, ['merges'], call => call(routes.merges, {}, quiet))

export const merge = async (call: Call, body: MergeBody): Promise<void> => {
  await call(routes.merge, { body }, quiet)
}

export const undoMerge = (call: Call, id: number): Promise<void> => call(routes.undoMerge, by(id), quiet)

export const loadComposer = (call: Call, id: number): Promise<CorrectedComposer> =>
  call(routes.composer, by(id), quiet)

export const composerQuery = (call: Call, id: number) =>
  defineQuery(call, ['catalogue-composer', id], call => loadComposer(call, id))

export const correctComposer = (
  call: Call,
  id: number,
  body: ComposerCorrection,
): Promise<CorrectedComposer> => call(routes.correctComposer, { ...by(id), body }, quiet)

export const loadPiece = (call: Call, id: number): Promise<CorrectedPiece> =>
  call(routes.piece, by(id), quiet)

export const pieceQuery = (call: Call, id: number) =>
  defineQuery(call, ['catalogue-piece', id], call => loadPiece(call, id))

export const correctPiece = (call: Call, id: number, body: PieceCorrection): Promise<CorrectedPiece> =>
  call(routes.correctPiece, { ...by(id), body }, quiet)

export const officeConcertsQueries = (call: Call) => ({ board: boardQuery(call), today: todayQuery(call) })
