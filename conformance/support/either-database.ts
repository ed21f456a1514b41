import { tryServer, type WholeServer } from '../../src/server/firms/whole-server.fixture.ts'
import { postgresHere, startPostgres } from './postgres-server.ts'

/** The databases that firms lie in. */
export const databases = ['sqlite', 'postgres'] as const
type DatabaseKind = (typeof databases)[number]

export const isDatabaseHere = (kind: DatabaseKind): boolean => kind === 'sqlite' || postgresHere.from !== 'nowhere'
/** Where records lie, as a test says it. */
export const databaseSaid = (kind: DatabaseKind): string => (kind === 'sqlite' ? 'a folder' : postgresHere.said)

/** A whole server over a database of its own, which goes with it. */
export async function serverOver(kind: DatabaseKind): Promise<WholeServer> {
  const database = kind === 'postgres' ? await startPostgres() : undefined
  const server = await tryServer({ url: await database?.fresh() })
  const close = async () => {
    await server.close()
    await database?.stop()
  }
  return { ...server, close }
}
