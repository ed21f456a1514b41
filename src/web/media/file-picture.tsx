import { ImageOff } from 'lucide-react'
import type { Filed } from '../../kernel/files/filed.ts'
import { useFileUrl } from './use-file-url.ts'

interface FilePictureProps {
  readonly file: Filed
  readonly alt: string
  readonly className: string
  /** Whether it stands small, among others. */
  readonly small?: boolean
}

/** A picture of the file store; an empty place of its size until it has come, and a word where it does not. */
export function FilePicture({ file: { id, width, height }, alt, className, small = false }: FilePictureProps) {
  const fetched = useFileUrl(id, small ? 'small' : undefined)
  if (fetched?.url) return <img src={fetched.url} alt={alt} width={width} height={height} className={className} />
  return (
    <span className={`grid place-items-center bg-sunken text-xs text-ink-soft ${className}`} aria-busy={!fetched}>
      {fetched && (
        <>
          <ImageOff aria-hidden />
          <span className="sr-only">Foto non disponibile</span>
        </>
      )}
    </span>
  )
}
