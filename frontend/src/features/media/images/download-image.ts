import { useState } from 'react';
import { api } from '@/api/client';
import { fileName, saveBlob } from '@/components/browser/download';
import { tellRefusal, toast } from '@/components/ui/feedback/toast-store';
import type { components } from '@/api/schema.gen';

export type HeaderImage = components['schemas']['ArticleImage'];

/** Saves header images as files: png for what AI made, jpg for what was found. */
export function useDownloadImage() {
  const [pending, setPending] = useState(false);
  const download = (image: HeaderImage) => {
    setPending(true);
    void downloadImage(image).finally(() => setPending(false));
  };
  return { download, pending };
}

/** Every way to the file, until one leads there; else the image opens by itself, to be saved by hand. */
async function downloadImage(image: HeaderImage): Promise<void> {
  const name = fileName(image.title, image.type === 'ai' ? 'png' : 'jpg');
  const file = await fileOf(image, name);
  if (file) {
    saveBlob(name, file);
    return toast({ title: 'Download Started', description: name });
  }
  const opened = window.open(image.url, '_blank');
  if (opened) {
    opened.opener = null;
    const description = 'The image has been opened in a new tab, where it can be saved.';
    return toast({ title: 'Download Alternative', description });
  }
  tellRefusal('Download Failed', 'Unable to download. Please contact support.');
}

/** From the proxy the file says what is known of the picture, which those of earlier versions don’t as they lie there. */
async function fileOf(image: HeaderImage, name: string): Promise<Blob | undefined> {
  const file = await throughProxy(image, name);
  return file ?? (image.type === 'ai' ? undefined : await directly(image.url));
}

/** The image as it lies there. One that is no JPEG would be named wrongly. */
async function directly(url: string): Promise<Blob | undefined> {
  try {
    const response = await fetch(new URL(url, window.location.origin), { credentials: 'same-origin' });
    const file = await response.blob();
    return response.ok && file.type === 'image/jpeg' ? file : undefined;
  } catch {
    return undefined;
  }
}

async function throughProxy({ url, type }: HeaderImage, filename: string): Promise<Blob | undefined> {
  try {
    const { data } = await api.POST('/api/images/download-proxy', {
      body: { imageUrl: url, filename, type },
      parseAs: 'blob',
    });
    return data;
  } catch {
    return undefined;
  }
}
