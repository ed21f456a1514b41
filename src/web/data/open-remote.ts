import { DEMO_CLOCK, DEMO_PATH } from '../../kernel/store/remote/demo-door.ts'
import type { AnyEntity } from '../../kernel/entity/entity.ts'
import type { Files } from '../../kernel/files/files.ts'
import { HttpFiles } from '../../kernel/files/http-files.ts'
import { ForeseeingStore } from '../../kernel/store/remote/foreseeing-store.ts'
import { HttpStore } from '../../kernel/store/remote/http-store.ts'
import type { Store } from '../../kernel/door/store.ts'
import type { Clock } from './clock.ts'

/** The sample of a demo page in a database behind a server, in a place of its own for this page. */
export async function openRemote(
  slug: string,
  entities: readonly AnyEntity[],
  by: string,
  clock: Clock,
): Promise<{ readonly store: Store; readonly files: Files }> {
  const own: typeof fetch = (input, init) => {
    const headers = new Headers(init?.headers)
    headers.set(DEMO_CLOCK, clock.now().toISOString())
    return fetch(input, { ...init, headers })
  }
  const response = await own(`${DEMO_PATH}/${slug}`, { method: 'POST' })
  if (!response.ok) throw new Error(`${slug}: the server has no place for this page (${response.status}).`)
  const { place } = (await response.json()) as { readonly place: string }
  const url = `${DEMO_PATH}/${slug}/${place}/${encodeURIComponent(by)}`
  const far = new HttpStore({ url, asker: { by, groups: 'all' }, fetch: own })
  const store = new ForeseeingStore(far, { entities, today: () => clock.at().today })
  return { store, files: new HttpFiles({ url, fetch: own }) }
}
