import type pg from 'pg'

export interface Field {
  name: string
  dataTypeID: number
  tableID: number
  columnID: number
}

/** Returns the columns that PostgreSQL would return, without running the statement. */
export const describeStatement = (client: pg.Client, text: string): Promise<Field[]> =>
  new Promise((resolve, reject) => {
    let fields: Field[] = []
    let failure: Error | undefined
    // The driver has no function for this: use the messages of PostgreSQL's extended query protocol.
    const query = {
      submit(connection: pg.Connection) {
        connection.parse({ name: '', text, types: [] }, true)
        connection.describe({ type: 'S', name: '' }, true)
        connection.sync()
      },
      handleRowDescription: (message: { fields: Field[] }) => {
        fields = message.fields
      },
      handleError: (error: Error) => {
        failure = error
      },
      handleReadyForQuery: () => (failure ? reject(failure) : resolve(fields)),
    }
    client.query(query)
  })
