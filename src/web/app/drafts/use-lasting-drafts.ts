import { useEffect, useMemo } from 'react'
import { FIRMS_PATH, type FirmOpened } from '../../../kernel/firm/firm-door.ts'
import { useSender } from '../../data/delayed-sender.ts'
import type { LastingDrafts } from '../../data/lasting-drafts.ts'
import { lasting } from '../../data/session.ts'
import { serverDrafts } from './server-drafts.ts'

/** Drafts of whoever works in a firm, for one opening of its records; nothing for whoever changes nothing. */
export function useLastingDrafts({ slug, writes }: FirmOpened, opening: string, isPreview: boolean): LastingDrafts | undefined {
  const drafts = useMemo(() => serverDrafts(`${FIRMS_PATH}/${slug}/bozze`, lasting), [slug])
  useSender(drafts)
  useEffect(() => drafts.reopen(), [drafts, opening])
  return isPreview || writes?.length === 0 ? undefined : drafts
}
