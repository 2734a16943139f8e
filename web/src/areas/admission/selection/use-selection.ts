import type { Review } from '@academy/contract/admission/reviews/schemas'
import type { Applicant } from '@academy/contract/admission/selection/schemas'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useRef, useState } from 'react'
import type { Call } from '../../../base/api.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { usePolledData } from '../../../base/use-data.ts'
import { useSaveFailure } from '../../../base/use-pending.ts'
import { type Selection, selectionQuery, sendDecision, sendReserveOrder } from './api.ts'
import type { Decision } from './decisions.ts'
import { selectionTexts } from './texts.ts'

/** Saves a decision; resolves to whether it was saved. */
export type Decide = (applicant: Applicant, decision: Decision) => Promise<boolean>
/** The decisions being saved, by application. */
export type Pending = ReadonlyMap<number, Decision>

const changed =
  (change: (applicants: Applicant[]) => Applicant[]) =>
  (selection: Selection | undefined): Selection | undefined =>
    selection && { ...selection, applicants: change(selection.applicants) }

/** The applicants of a masterclass with decisions, waiting list and reviews, as on the server. */
export const useSelection = (call: Call, masterclassId: string) => {
  const texts = useTexts(selectionTexts)
  const showFailure = useSaveFailure()
  const cache = useQueryClient()
  const query = useMemo(() => selectionQuery(call, masterclassId), [call, masterclassId])
  const { selection } = usePolledData({ selection: query })
  const { queryKey } = query
  // All: another page may have been opened before a decision was saved.
  const refresh = useCallback(() => cache.invalidateQueries(), [cache])
  const pendingSaves = useRef(new Map<number, Decision>())
  const [pending, setPending] = useState<Pending>(new Map())
  const [announcement, setAnnouncement] = useState('')

  const write = useCallback(
    async (change: (applicants: Applicant[]) => Applicant[]) => {
      // Cancel refetches that started before the change: their response would be stale.
      await cache.cancelQueries({ queryKey })
      cache.setQueryData(queryKey, changed(change))
    },
    [cache, queryKey],
  )

  const decide: Decide = useCallback(
    async (applicant, decision) => {
      if (pendingSaves.current.has(applicant.id)) return false
      const announceMove = () => setPending(new Map(pendingSaves.current))
      pendingSaves.current.set(applicant.id, decision)
      announceMove()
      try {
        const decided = await sendDecision(call, applicant.id, decision)
        await write(all => all.map(one => (one.id === decided.id ? decided : one)))
        setAnnouncement(texts.decided(applicant.student.full_name, texts.states[decision]))
        return true
      } catch (error) {
        showFailure(error)
        return false
      } finally {
        pendingSaves.current.delete(applicant.id)
        announceMove()
        // The figures depend on the decision, and a refusal means that the page is stale.
        void refresh()
      }
    },
    [call, refresh, showFailure, texts, write],
  )

  /** Shows the new order at once. */
  const orderReserves = async (ids: number[], message: string) => {
    const rankOf = (one: Applicant) => (ids.includes(one.id) ? ids.indexOf(one.id) + 1 : one.reserve_rank)
    await write(all => all.map(one => ({ ...one, reserve_rank: rankOf(one) })))
    try {
      const ordered = await sendReserveOrder(call, masterclassId, ids)
      await write(() => ordered)
      setAnnouncement(message)
    } catch (error) {
      showFailure(error)
    } finally {
      void refresh()
    }
  }

  const keepReview = useCallback(
    (id: number, review: Review) =>
      void write(all => all.map(one => (one.id === id ? { ...one, review } : one))),
    [write],
  )

  return { ...selection, pending, announcement, decide, orderReserves, keepReview, refresh }
}
