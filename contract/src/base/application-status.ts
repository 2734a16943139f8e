import { z } from 'zod'

export const ApplicationStatus = z.enum(['applied', 'accepted', 'reserve', 'rejected', 'withdrawn'])

export type ApplicationStatus = z.infer<typeof ApplicationStatus>
