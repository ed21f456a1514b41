import { Copy, Download, Printer } from 'lucide-react'
import type { RefObject } from 'react'
import type { GroupsCard, RowsCard } from '../../../assistant/reply.ts'
import type { Opened } from '../../data/trade-source.ts'
import { copyText } from '../../ui/copy-text.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu } from '../../ui/menu.tsx'
import { notify, orTold } from '../../ui/toast.ts'
import type { Desk } from './answer-desk.tsx'
import { answerSheet, asPaper, asText } from './answer-sheet.ts'

interface TakeOutProps {
  readonly card: RowsCard | GroupsCard
  readonly opened: Opened
  readonly desk: RefObject<Desk | null>
}

/** An answer to go: copied, on paper, as a file. Always whole. */
export function TakeOut({ card, opened, desk }: TakeOutProps) {
  const { today } = opened.clock.at()
  const copy = async () => {
    const hasCopied = await copyText(asText(await answerSheet(card, opened)))
    notify(hasCopied ? { text: 'Copiato' } : { text: 'Il browser non ha permesso di copiare.', tone: 'warning' })
  }
  const print = async () => desk.current?.print(answerSheet(card, opened).then((sheet) => asPaper(card.caption, sheet, today)))
  const write = async (kind: 'csv' | 'xlsx') => {
    const sheet = await answerSheet(card, opened)
    const { exportTable } = await import('../../exchange/export-list.ts')
    await exportTable(kind, card.caption, { headings: sheet.columns.map(({ label }) => label), rows: sheet.rows }, today)
  }
  return (
    <div className="ml-auto flex">
      <IconButton label="Copia" icon={<Copy aria-hidden />} onClick={() => void orTold('La copia', copy)} />
      <IconButton label="Stampa" icon={<Printer aria-hidden />} onClick={() => void orTold('La stampa', print)} />
      <Menu
        trigger={<IconButton label="Esporta" icon={<Download aria-hidden />} />}
        items={[
          { label: 'CSV', onSelect: () => void orTold('L’esportazione', () => write('csv')) },
          { label: 'Excel (XLSX)', onSelect: () => void orTold('L’esportazione', () => write('xlsx')) },
        ]}
      />
    </div>
  )
}
