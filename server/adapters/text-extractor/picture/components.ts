import type { Grey } from './grey.ts';

/** Pieces of ink that hang together: box (right and bottom exclusive) and number of dark pixels of the piece at every index. */
export type Components = {
  count: number;
  left: Int32Array;
  top: Int32Array;
  right: Int32Array;
  bottom: Int32Array;
  area: Int32Array;
};

/** Finds what hangs together, corners included, among pixels darker than `threshold`: runs of each row, united with those above. */
export function findComponents({ pixels, width, height }: Grey, threshold: number): Components {
  const pieces = new Pieces();
  const most = (width >> 1) + 1;
  let above = { starts: new Int32Array(most), ends: new Int32Array(most), names: new Int32Array(most), count: 0 };
  let row = { starts: new Int32Array(most), ends: new Int32Array(most), names: new Int32Array(most), count: 0 };
  for (let y = 0; y < height; y++) {
    row.count = 0;
    let near = 0;
    const end = y * width + width;
    for (let at = y * width; at < end; at++) {
      if ((pixels[at] ?? 0) >= threshold) continue;
      const start = at;
      while (at < end && (pixels[at] ?? 0) < threshold) at++;
      const [x0, x1] = [start - (end - width), at - (end - width)];
      while (near < above.count && (above.ends[near] ?? 0) < x0) near++;
      let name = -1;
      for (let other = near; other < above.count && (above.starts[other] ?? 0) <= x1; other++) {
        name = pieces.unite(name, above.names[other] ?? 0);
      }
      row.starts[row.count] = x0;
      row.ends[row.count] = x1;
      row.names[row.count] = pieces.add(name, x0, x1, y);
      row.count += 1;
    }
    [above, row] = [row, above];
  }
  return pieces.finish();
}

/** Boxes by name, with names that came together pointing at the lowest (union-find). */
class Pieces {
  private size = 0;
  private parent = new Int32Array(4096);
  private left = new Int32Array(4096);
  private top = new Int32Array(4096);
  private right = new Int32Array(4096);
  private bottom = new Int32Array(4096);
  private area = new Int32Array(4096);

  find(name: number): number {
    let root = name;
    while ((this.parent[root] ?? root) !== root) root = this.parent[root] ?? root;
    this.parent[name] = root;
    return root;
  }

  /** The name of both; -1 stands for nothing yet. */
  unite(one: number, other: number): number {
    const b = this.find(other);
    if (one === -1 || one === b) return b;
    const [kept, gone] = one < b ? [one, b] : [b, one];
    this.parent[gone] = kept;
    this.left[kept] = Math.min(this.left[kept] ?? 0, this.left[gone] ?? 0);
    this.top[kept] = Math.min(this.top[kept] ?? 0, this.top[gone] ?? 0);
    this.right[kept] = Math.max(this.right[kept] ?? 0, this.right[gone] ?? 0);
    this.bottom[kept] = Math.max(this.bottom[kept] ?? 0, this.bottom[gone] ?? 0);
    this.area[kept] = (this.area[kept] ?? 0) + (this.area[gone] ?? 0);
    return kept;
  }

  /** Puts a run into a piece, a new one for -1, and returns its name. */
  add(name: number, x0: number, x1: number, y: number): number {
    if (name === -1) return this.start(x0, x1, y);
    this.left[name] = Math.min(this.left[name] ?? 0, x0);
    this.right[name] = Math.max(this.right[name] ?? 0, x1);
    this.bottom[name] = y + 1;
    this.area[name] = (this.area[name] ?? 0) + x1 - x0;
    return name;
  }

  private start(x0: number, x1: number, y: number): number {
    if (this.size === this.parent.length) this.grow();
    const name = this.size++;
    this.parent[name] = name;
    this.left[name] = x0;
    this.top[name] = y;
    this.right[name] = x1;
    this.bottom[name] = y + 1;
    this.area[name] = x1 - x0;
    return name;
  }

  private grow(): void {
    const larger = (old: Int32Array) => {
      const wide = new Int32Array(old.length * 2);
      wide.set(old);
      return wide;
    };
    this.parent = larger(this.parent);
    this.left = larger(this.left);
    this.top = larger(this.top);
    this.right = larger(this.right);
    this.bottom = larger(this.bottom);
    this.area = larger(this.area);
  }

  finish(): Components {
    const roots = Int32Array.from({ length: this.size }, (_, name) => name).filter(
      (name) => this.parent[name] === name,
    );
    const pick = (all: Int32Array) => roots.map((name) => all[name] ?? 0);
    return {
      count: roots.length,
      left: pick(this.left),
      top: pick(this.top),
      right: pick(this.right),
      bottom: pick(this.bottom),
      area: pick(this.area),
    };
  }
}
