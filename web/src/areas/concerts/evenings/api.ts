import type { InputOf, ReplyOf } from '@academy/contract/base/endpoint'
import type { Locale } from '@academy/contract/base/locale'
import * as contract from '@academy/contract/concerts/evenings/endpoints'
import type { Evening, EveningInput } from '@academy/contract/concerts/evenings/schemas'
import * as merging from '@academy/contract/concerts/merging/endpoints'
import * as catalogue from '@academy/contract/concerts/repertoire/correction-endpoints'
import type {
  ComposerCorrection,
  CorrectedComposer,
  CorrectedPiece,
  PieceCorrection,
} from '@academy/contract/concerts/repertoire/schemas'
import { type Call, quiet } from '../../../base/call.ts'
import { todayQuery } from '../../../base/pages/today.ts'
import { defineQuery } from '../../../base/query.ts'
import { toFile } from '../../../base/save-file.ts'
import { defineAcademyQuery } from '../../programme/academy/api.ts'

export type Board = ReplyOf<typeof contract.board>
export type MergeBody = InputOf<typeof merging.merge>['body']

const by = (id: number) => ({ params: { id: String(id) } })

/** Null if there is no current academy. */
export const boardQuery = (call: Call) =>
  defineAcademyQuery(call, ['concert-board'], call => call(contract.board, {}, quiet))

/** Creates an evening, or (with an id) changes its day, place or length. */
export const saveEvening = (call: Call, id: number | undefined, body: EveningInput): Promise<Evening> =>
  id === undefined
    ? call(contract.addEvening, { body }, quiet)
    : call(contract.changeEvening, { ...by(id), body }, quiet)

export const deleteEvening = (call: Call, id: number): Promise<void> =>
  call(contract.deleteEvening, by(id), quiet)

export type Plan = InputOf<typeof contract.planEvening>['body']

export const planEvening = (call: Call, id: number, body: Plan): Promise<Evening[]> =>
  call(contract.planEvening, { ...by(id), body }, quiet)

/** Returns the number of people notified. */
/** Returns how many mails go out. */
export const announceEvening = async (call: Call, id: number): Promise<number> => {
  const { notified, partners_notified } = await call(contract.announceEvening, by(id), quiet)
  return notified + partners_notified
}

export const setVideo = async (call: Call, id: number, video_url: string): Promise<void> => {
  await call(contract.setVideo, { ...by(id), body: { video_url } }, quiet)
}

/** The printed programme is in the audience's language, which may differ from the page's. */
export const saveProgramme = (call: Call, id: number, locale: Locale): Promise<void> =>
  call(contract.programmePdf, by(id), { ...toFile('programme.pdf'), locale })

export const saveWorks = (call: Call, id: number): Promise<void> =>
  call(contract.worksCsv, by(id), toFile('works.csv'))

export const mergesQuery = (call: Call) =>
  defineQuery(call, ['merges'], call => call(merging.merges, {}, quiet))

export const merge = async (call: Call, body: MergeBody): Promise<void> => {
  await call(merging.merge, { body }, quiet)
}

export const undoMerge = (call: Call, id: number): Promise<void> => call(merging.undoMerge, by(id), quiet)

export const loadComposer = (call: Call, id: number): Promise<CorrectedComposer> =>
  call(catalogue.composerEntry, by(id), quiet)

export const composerQuery = (call: Call, id: number) =>
  defineQuery(call, ['catalogue-composer', id], call => loadComposer(call, id))

export const correctComposer = (
  call: Call,
  id: number,
  body: ComposerCorrection,
): Promise<CorrectedComposer> => call(catalogue.correctComposer, { ...by(id), body }, quiet)

export const loadPiece = (call: Call, id: number): Promise<CorrectedPiece> =>
  call(catalogue.pieceEntry, by(id), quiet)

export const pieceQuery = (call: Call, id: number) =>
  defineQuery(call, ['catalogue-piece', id], call => loadPiece(call, id))

export const correctPiece = (call: Call, id: number, body: PieceCorrection): Promise<CorrectedPiece> =>
  call(catalogue.correctPiece, { ...by(id), body }, quiet)

export const officeConcertsQueries = (call: Call) => ({ board: boardQuery(call), today: todayQuery(call) })
