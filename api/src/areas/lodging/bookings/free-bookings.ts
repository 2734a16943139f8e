import type { Locale } from '@academy/contract/base/locale'
import { audit } from '../../../base/audit.ts'
import { dayInVienna } from '../../../base/clock.ts'
import { periodText } from '../../../base/formats.ts'
import type { Tx } from '../../../db/connection.ts'
import { lockRooms } from '../../../db/locks.ts'
import { attachmentOf, replaceInvoice } from '../../money/index.ts'
import { cancelledAt } from './book-stay.ts'
import { findBooking, findRoomBookings, type StoredBooking, updateBooking } from './queries.ts'
import { isFreed } from './rules.ts'
import { freedTexts } from './texts/mail-texts.ts'

export interface FreedBooking {
  booking: StoredBooking
  /** Ids of the documents to attach. */
  invoice_ids: number[]
}

/**
 * Locks the rooms that these people have booked, to be freed later in the transaction. The caller has locked
 * the accounts, and locks the balances of the invoices that this returns.
 */
export const lockBookedRooms = async (
  tx: Tx,
  account_ids: number[],
  academy_id: number,
): Promise<number[]> => {
  const booked = await findRoomBookings(tx, account_ids, academy_id)
  const room_ids = [...new Set(booked.map(({ room_type_id }) => room_type_id))]
  if (room_ids.length > 0) await lockRooms(tx, room_ids)
  return booked.flatMap(({ invoice_id }) => invoice_id ?? [])
}

/**
 * Cancels, free of charge, the rooms of those people who have no place in any masterclass of the academy, as
 * the terms of accommodation promise. The caller has locked accounts, rooms and balances, and notifies the
 * people.
 */
export const freeBookings = async (
  tx: Tx,
  {
    account_ids,
    academy_id,
    actor_id,
  }: { account_ids: number[]; academy_id: number; actor_id: number | null },
  now: Date,
): Promise<FreedBooking[]> => {
  const today = dayInVienna(now)
  const freed: FreedBooking[] = []
  for (const { id } of await findRoomBookings(tx, account_ids, academy_id)) {
    const booking = await findBooking(tx, id, today)
    if (!booking || !isFreed(booking, today)) continue
    const account_id = booking.person.id
    const replacement = { from: booking.invoice_id, by: undefined, account_id, actor_id }
    const { invoice_ids } = await replaceInvoice(tx, replacement, now)
    await updateBooking(tx, id, cancelledAt(now))
    await audit(tx, {
      at: now,
      action: 'booking_released',
      actor_id: actor_id ?? undefined,
      account_id,
      details: { booking_id: id },
    })
    freed.push({ booking, invoice_ids })
  }
  return freed
}

/** A paragraph for each room that was freed. */
export const freedParagraphs = (rooms: readonly FreedBooking[], locale: Locale): string[] =>
  rooms.map(({ booking: { start_date, end_date, invoice_id } }) =>
    freedTexts[locale](periodText(start_date, end_date, locale), invoice_id !== null),
  )

/** The cancelled invoices of these rooms. */
export const freedAttachments = (rooms: readonly FreedBooking[]): string[] =>
  rooms.flatMap(({ invoice_ids }) => invoice_ids.map(attachmentOf))
