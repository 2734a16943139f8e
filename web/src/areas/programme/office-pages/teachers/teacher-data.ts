import { teacherQuery, teachersQuery } from '../../../features/teachers/api.ts'
import type { Call } from '../../../lib/api.ts'
import { loadFresh } from '../../../lib/data-cache.ts'
import type { AppContext } from '../../context.ts'
import { orNotFound } from '../../or-not-found.ts'

export const teacherListQueries = (call: Call) => ({ teachers: teachersQuery(call) })

interface Visit {
  context: AppContext
  params: { teacherId: string }
}

/** Does not use the cache: the form must start with the newest version. */
export const loadTeacherPage = async ({ context, params }: Visit): Promise<void> => {
  await loadFresh(teacherQuery(context.call, params.teacherId)).catch(orNotFound)
}
