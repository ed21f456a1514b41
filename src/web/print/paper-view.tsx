import { saySigned } from '../../kernel/fields/signature.ts'
import { formatPhone } from '../../kernel/italian/phones.ts'
import type { Firm, Paper, PaperBlock } from '../../kernel/paper/paper.ts'
import { MonthsPicture } from '../chart/months-picture.tsx'
import { PartsPicture } from '../chart/parts-picture.tsx'
import { classNames } from '../ui/class-names.ts'
import './paper.css'

interface PaperViewProps {
  readonly paper: Paper
  readonly firm: Firm | undefined
  /** Where the files that stand on it are drawn from, by id. */
  readonly addresses: Addresses
}

export type Addresses = ReadonlyMap<string, string>

/** A paper as it stands on the sheet, under the head of whose it is. */
export function PaperView({ paper, firm, addresses }: PaperViewProps) {
  const head = paper.firm ?? firm
  return (
    <article data-roll={paper.roll} className={paper.roll ? 'text-xs text-ink' : 'text-sm text-ink'}>
      <header
        className={classNames('flex border-b border-ink pb-3', paper.roll ? 'mb-3 flex-col gap-2' : 'mb-6 items-end justify-between gap-6')}
      >
        <div>
          <h1 className={classNames('font-display', paper.roll ? 'text-lg' : 'text-2xl')}>{paper.title}</h1>
          {paper.subtitle && <p className="mt-1 text-ink-soft">{paper.subtitle}</p>}
        </div>
        {head && <Head firm={head} isRoll={paper.roll === true} logo={head.logo && addresses.get(head.logo.id)} />}
      </header>
      {paper.blocks.map((block, index) => (
        <section key={index} className={paper.roll ? 'mb-3' : 'mb-6'}>
          <Block block={block} addresses={addresses} />
        </section>
      ))}
    </article>
  )
}

interface HeadProps {
  readonly firm: Firm
  readonly isRoll: boolean
  /** Where its logo is drawn from; without it the name stands alone. */
  readonly logo: string | undefined
}

function Head({ firm: { name, address, vatNumber, phone }, isRoll, logo }: HeadProps) {
  const lines = [address, vatNumber && `P. IVA ${vatNumber}`, phone && `Tel. ${formatPhone(phone)}`].filter(Boolean)
  return (
    <address className={classNames('text-xs text-ink-soft not-italic', isRoll ? '-order-1' : 'shrink-0 text-right')}>
      {logo && (
        <img
          src={logo}
          alt={name}
          className={classNames('mb-2', isRoll ? 'max-h-[12mm] max-w-[48mm]' : 'ml-auto max-h-[18mm] max-w-[60mm]')}
        />
      )}
      <p className="font-display text-lg text-ink">{name}</p>
      {lines.map((line) => (
        <p key={line} className="num">
          {line}
        </p>
      ))}
    </address>
  )
}

function Heading({ children }: { children: string | undefined }) {
  return children ? <h2 className="mb-2 text-sm font-semibold">{children}</h2> : null
}

type BlockOf<K extends PaperBlock['kind']> = Extract<PaperBlock, { kind: K }>
interface BlockProps<K extends PaperBlock['kind']> {
  readonly block: BlockOf<K>
  readonly addresses: Addresses
}

const blocks: { readonly [K in PaperBlock['kind']]: (props: BlockProps<K>) => React.ReactNode } = {
  facts: Facts,
  text: Text,
  table: Table,
  pictures: Pictures,
  chart: Chart,
  signatures: Signatures,
  notes: Notes,
}

function Block<K extends PaperBlock['kind']>(props: BlockProps<K>) {
  const Drawn = blocks[props.block.kind] as (props: BlockProps<K>) => React.ReactNode
  return <Drawn {...props} />
}

function Facts({ block: { title, facts } }: { block: BlockOf<'facts'> }) {
  return (
    <div className="@container break-inside-avoid">
      <Heading>{title}</Heading>
      {/* One column where it is read on a phone. */}
      <dl className="grid gap-x-8 gap-y-1.5 @md:grid-cols-2">
        {facts.map(({ label, value }) => (
          <div key={label} className="grid grid-cols-[7rem_minmax(0,1fr)] gap-3 border-b border-line pb-1.5">
            <dt className="text-ink-faint">{label}</dt>
            {/* What is not known is left to the pen. */}
            <dd className="num min-h-5 font-medium break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function Text({ block: { title, text } }: { block: BlockOf<'text'> }) {
  return (
    <>
      <Heading>{title}</Heading>
      <p className="break-words whitespace-pre-line">{text}</p>
    </>
  )
}

function Table({ block: { title, even, columns, rows, totals } }: { block: BlockOf<'table'> }) {
  const align = (index: number) =>
    even
      ? 'border-r border-line text-center last:border-r-0'
      : columns[index]?.numeric
        ? 'num pr-3 text-right whitespace-nowrap last:pr-0'
        : 'pr-3 text-left break-words last:pr-0'
  return (
    <>
      <Heading>{title}</Heading>
      <table className={`w-full border-collapse text-xs ${even ? 'table-fixed' : ''}`}>
        <thead>
          <tr className="border-b border-ink">
            {columns.map(({ label }, index) => (
              <th key={label} scope="col" className={`py-1.5 align-bottom font-semibold ${align(index)}`}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at} className="break-inside-avoid border-b border-line">
              {row.map((text, index) => (
                <td key={columns[index]?.label ?? index} className={`h-7 py-1 align-top ${align(index)}`}>
                  {text}
                </td>
              ))}
            </tr>
          ))}
          {totals && (
            <tr className="break-inside-avoid border-t border-ink font-semibold">
              {totals.map((text, index) => (
                <td key={columns[index]?.label ?? index} className={`py-1.5 ${align(index)}`}>
                  {text}
                </td>
              ))}
            </tr>
          )}
        </tbody>
      </table>
    </>
  )
}

function Pictures({ block: { title, pictures }, addresses }: BlockProps<'pictures'>) {
  return (
    <>
      <Heading>{title}</Heading>
      <div className="grid grid-cols-3 gap-3">
        {pictures.map((picture, index) => (
          <img
            key={picture.id}
            src={addresses.get(picture.id)}
            alt={`${title} ${index + 1}`}
            className="h-44 w-full break-inside-avoid rounded-sm object-cover"
          />
        ))}
      </div>
    </>
  )
}

function Chart({ block: { chart } }: { block: BlockOf<'chart'> }) {
  return (
    <div data-picture className="break-inside-avoid">
      {chart.by === 'months' ? <MonthsPicture {...chart} /> : <PartsPicture {...chart} />}
    </div>
  )
}

function Signatures({ block: { signers }, addresses }: BlockProps<'signatures'>) {
  return (
    <div className="grid break-inside-avoid grid-cols-2 gap-8 pt-4">
      {signers.map((signer) => {
        const { label, signed } = typeof signer === 'string' ? { label: signer, signed: undefined } : signer
        return (
          <div key={label}>
            <div className="h-20 rounded-sm border border-line-strong">
              {signed && <img src={addresses.get(signed.id)} alt={saySigned(signed)} className="h-full w-full object-contain" />}
            </div>
            <p className="mt-1.5 text-xs text-ink-faint">{signed ? `${label}: ${saySigned(signed)}` : label}</p>
          </div>
        )
      })}
    </div>
  )
}

function Notes({ block: { title, lines } }: { block: BlockOf<'notes'> }) {
  return (
    <div className="break-inside-avoid">
      <Heading>{title}</Heading>
      {Array.from({ length: lines }, (_, index) => (
        <div key={index} className="h-8 border-b border-line-strong" />
      ))}
    </div>
  )
}
