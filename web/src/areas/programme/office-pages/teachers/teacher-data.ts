import type { Call } from '../../../../base/api.ts'
import { loadFresh } from '../../../../base/data-cache.ts'
import type { AppContext } from '../../../../base/pages/context.ts'
import { orNotFound } from '../../../../base/pages/or-not-found.ts'
import { teacherQuery, teachersQuery } from '../../teachers/api.ts'

export const teacherListQueries = (call: Call) => ({ teachers: teachersQuery(call) })

interface Visit {
  context: AppContext
  params: { teacherId: string }
}

/** Does not use the cache: the form must start with the newest version. */
export const loadTeacherPage = async ({ context, params }: Visit): Promise<void> => {
  await loadFresh(teacherQuery(context.call, params.teacherId)).catch(orNotFound)
}
